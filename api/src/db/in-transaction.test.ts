import { afterAll, beforeAll, expect, it } from 'vitest';
import { refuse } from '#outcome.ts';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { inTransaction } from './in-transaction.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
  await t.db`create table notes (text text)`;
});
afterAll(() => t.close());

it('keeps what was done, and nothing of what ended in a refusal', async () => {
  const note = (text: string, answer: unknown) =>
    inTransaction(t.db, async (tx) => {
      await tx`insert into notes (text) values (${text})`;
      return answer;
    });
  const refusal = refuse('NOT_FOUND', 'There is no such thing.');
  expect(await note('stays', 'done')).toBe('done');
  expect(await note('undone', refusal)).toBe(refusal);
  expect(await t.db`select text from notes`).toEqual([{ text: 'stays' }]);
});
