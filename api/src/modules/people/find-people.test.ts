import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildUser, loginAs } from '#testing/factories.ts';

let t: TestApp;
let admin: Record<string, string>;
beforeAll(async () => {
  t = await buildTestApp();
  admin = await loginAs(t.db, await buildUser(t.db, { role: 'admin', name: 'Ada' }));
  await buildUser(t.db, { name: 'Ishita Bose', email: 'bose@example.com', mobile: '9876500001' });
  await buildUser(t.db, { name: 'Arun 100% Das', email: 'arun@example.com' });
});
afterAll(() => t.close());

const find = async (q: string) => {
  const answer = await t.app.inject({ url: `/api/auth/panel/people?q=${encodeURIComponent(q)}`, headers: admin });
  return answer.statusCode === 200 ? answer.json().map(({ name }: { name: string }) => name) : answer.statusCode;
};

// rules: roles
it.each([
  ['ish', ['Ishita Bose']],
  ['bose', ['Ishita Bose']],
  ['98765', ['Ishita Bose']],
  ['100%', ['Arun 100% Das']],
  ['%%', []],
  ['hita', []],
  ['i', 400],
])('people are found by the beginning of name, mail address or mobile: %s', async (q, found) => {
  expect(await find(q)).toEqual(found);
});

it('are listed with the number of devices they are logged in on', async () => {
  const person = await buildUser(t.db, { name: 'Devika Rao' });
  await loginAs(t.db, person);
  await loginAs(t.db, person);
  await t.db`update sessions set expires_at = now() - interval '1 minute'
    where token_hash = (select token_hash from sessions where user_id = ${person.id} limit 1)`;
  const answer = await t.app.inject({ url: '/api/auth/panel/people?q=devika', headers: admin });
  expect(answer.json()).toMatchObject([{ name: 'Devika Rao', role: 'user', isBanned: false, sessions: 1 }]);
});
