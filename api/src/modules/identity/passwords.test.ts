import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildUser, loginAs, TEST_PASSWORD } from '#testing/factories.ts';
import { findPasswordFlaw } from './common-passwords.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

type Headers = { authorization: string };
const change = (headers: Headers, payload: object) =>
  t.app.inject({ method: 'PUT', url: '/api/auth/me/password', headers, payload });
const isIn = async (headers: Headers) =>
  (await t.app.inject({ url: '/api/auth/me/profile', headers })).statusCode === 200;

async function readOutbox(): Promise<string[]> {
  await t.app.runDueJobs();
  const folder = join(t.config.dataDir, 'outbox');
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.txt'));
  return Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
}

const known = { name: 'Asha Rao', email: 'asha.rao@example.com', mobile: '9845012345', brandName: 'Aaram' };

describe('a password', () => {
  it.each(['123456', 'Password', 'qwerty123', ' iloveyou ', 'sunshine1', 'liverpool'])(
    'that everybody tries is refused: %s',
    (password) => expect(findPasswordFlaw(password, known)).toMatch(/one of the first that thieves try/),
  );
  it.each(['Asha Rao', 'asharao', 'ASHA.RAO', 'asha.rao@example.com', '9845012345', 'aaram123'])(
    'that is about its owner or the store is refused: %s',
    (password) => expect(findPasswordFlaw(password, known)).toMatch(/nobody could know/),
  );
  it.each(['three words together', 'mg7-kz', 'घर की चाबी', 'x'.repeat(200)])(
    'that is nobody else’s may be chosen: %s',
    (password) => expect(findPasswordFlaw(password, known)).toBeUndefined(),
  );

  it('of the commonest is refused at signup, reset and change, with what to do', async () => {
    const user = await buildUser(t.db);
    const refusal = {
      code: 'INVALID_INPUT',
      message: expect.stringMatching(/Please choose another one/),
      issues: [{ path: 'password', message: expect.stringMatching(/Please choose another one/) }],
    };
    const draft = {
      name: 'A',
      mobile: '9111100000',
      email: 'a@example.com',
      agreedToTerms: true,
      password: 'Password1',
    };
    const signup = await t.app.inject({ method: 'POST', url: '/api/auth/register', payload: draft });
    const changed = await change(await loginAs(t.db, user), { current: TEST_PASSWORD, password: 'Password1' });
    await t.db`insert into password_resets (token_hash, user_id, expires_at)
      values (sha256('a-token'::bytea), ${user.id}, now() + interval '5 minutes')`;
    const reset = (password: string) =>
      t.app.inject({ method: 'POST', url: '/api/auth/reset-password/a-token', payload: { password } });
    for (const answer of [signup, changed, await reset('Password1'), await reset(user.email.toUpperCase())]) {
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        answer === signup || answer === changed ? refusal : expect.objectContaining({ code: 'INVALID_INPUT' }),
      ]);
    }
    // A refused password does not use up the link.
    expect((await reset('three words together')).statusCode).toBe(200);
  });
});

describe('changing the password', () => {
  it('asks for the present one', async () => {
    const headers = await loginAs(t.db, await buildUser(t.db));
    const answer = await change(headers, { current: 'not it at all', password: 'three words together' });
    expect([answer.statusCode, answer.json().issues]).toEqual([
      400,
      [{ path: 'current', message: 'This is not your present password. Please try again.' }],
    ]);
    expect(await isIn(headers)).toBe(true);
  });

  it('ends every other session, gives this one another token, and is told by mail', async () => {
    const user = await buildUser(t.db);
    const [here, there] = [await loginAs(t.db, user), await loginAs(t.db, user)];
    const answer = await change(here, { current: TEST_PASSWORD, password: 'three words together' });
    expect(answer.statusCode).toBe(200);
    const fresh = { authorization: `Bearer ${answer.json().token}` };
    expect([await isIn(fresh), await isIn(here), await isIn(there)]).toEqual([true, false, false]);
    const login = (password: string) =>
      t.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email: user.email, password } });
    expect((await login(TEST_PASSWORD)).statusCode).toBe(401);
    expect((await login('three words together')).statusCode).toBe(200);
    const mails = (await readOutbox()).filter((mail) => mail.includes(user.email));
    expect(mails).toEqual([expect.stringContaining('password has been changed')]);
  });
});
