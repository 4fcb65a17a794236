import type { Db } from '@aaram/runtime/db';
import { describe, expect, it } from 'vitest';
import { batchReads } from './batch-reads.ts';

const db = {} as Db;

function createDatabase() {
  const asked: { db: Db; questions: readonly string[]; finish: () => void; fail: () => void }[] = [];
  const ask = (of: Db, questions: readonly string[]) =>
    new Promise<string[]>((resolve, reject) => {
      asked.push({
        db: of,
        questions,
        finish: () => resolve(questions.map((one) => `${one}!`)),
        fail: () => reject(new Error('away')),
      });
    });
  return { asked, ask };
}
const nextTurn = () => new Promise((done) => setImmediate(() => setImmediate(done)));

describe('batchReads', () => {
  it('asks together what comes together, and answers each its own', async () => {
    const { asked, ask } = createDatabase();
    const read = batchReads(ask, { most: 2, atOnce: 2 });
    const answers = Promise.all(['a', 'b', 'c', 'd'].map((one) => read(db, one)));
    await nextTurn();
    expect(asked.map((one) => one.questions)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    for (const one of asked) {
      one.finish();
    }
    expect(await answers).toEqual(['a!', 'b!', 'c!', 'd!']);
  });

  it('lets what comes while enough statements are under way wait, and share the next one', async () => {
    const { asked, ask } = createDatabase();
    const read = batchReads(ask, { most: 2, atOnce: 1 });
    const answers = Promise.all(['a', 'b', 'c'].map((one) => read(db, one)));
    await nextTurn();
    const late = read(db, 'd');
    await nextTurn();
    expect(asked).toHaveLength(1);
    asked[0]?.finish();
    await nextTurn();
    expect(asked.map((one) => one.questions)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    asked[1]?.finish();
    expect([await answers, await late]).toEqual([['a!', 'b!', 'c!'], 'd!']);
  });

  it('asks once what several want to know at once', async () => {
    const { asked, ask } = createDatabase();
    const read = batchReads(ask, { most: 2, atOnce: 1 });
    const answers = Promise.all(['a', 'b', 'a', 'b', 'a'].map((one) => read(db, one)));
    await nextTurn();
    asked[0]?.finish();
    expect(await answers).toEqual(['a!', 'b!', 'a!', 'b!', 'a!']);
    expect(asked.map((one) => one.questions)).toEqual([['a', 'b']]);
  });

  it('goes on when equal questions come while a full batch waits', async () => {
    const { asked, ask } = createDatabase();
    const read = batchReads(ask, { most: 1, atOnce: 1 });
    const early = read(db, 'a');
    await nextTurn();
    const late = Promise.all(['a', 'a', 'a'].map((one) => read(db, one)));
    asked[0]?.finish();
    await nextTurn();
    asked[1]?.finish();
    expect([await early, await late]).toEqual(['a!', ['a!', 'a!', 'a!']]);
    const last = read(db, 'b');
    await nextTurn();
    asked[2]?.finish();
    expect(await last).toBe('b!');
  });

  it('never lets a question join a statement that was sent before it came', async () => {
    const { asked, ask } = createDatabase();
    const read = batchReads(ask, { most: 9, atOnce: 1 });
    const early = read(db, 'early');
    await nextTurn();
    const late = read(db, 'early');
    await nextTurn();
    expect(asked).toHaveLength(1);
    asked[0]?.finish();
    await early;
    await nextTurn();
    expect(asked).toHaveLength(2);
    asked[1]?.finish();
    expect(await late).toBe('early!');
  });

  it('asks each database on its own', async () => {
    const { asked, ask } = createDatabase();
    const read = batchReads(ask, { most: 9, atOnce: 1 });
    const other = {} as Db;
    const answers = Promise.all([read(db, 'a'), read(other, 'a')]);
    await nextTurn();
    expect(asked.map((one) => [one.db === db, one.questions])).toEqual([
      [true, ['a']],
      [false, ['a']],
    ]);
    for (const one of asked) {
      one.finish();
    }
    expect(await answers).toEqual(['a!', 'a!']);
  });

  it('goes on after a failure, which is that of its batch alone', async () => {
    const { asked, ask } = createDatabase();
    const read = batchReads(ask, { most: 9, atOnce: 1 });
    const lost = read(db, 'lost');
    await nextTurn();
    asked[0]?.fail();
    await expect(lost).rejects.toThrow('away');
    const found = read(db, 'lost');
    await nextTurn();
    asked[1]?.finish();
    expect(await found).toBe('lost!');
  });
});
