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
    'that attackers try first is refused: %s',
    (password) => expect(findPasswordFlaw(password, known)).toMatch(/one of the first that attackers try/),
  );
  it.each(['Asha Rao', 'asharao', 'ASHA.RAO', 'asha.rao@example.com', '9845012345', 'aaram123'])(
    'that is about its owner or the store is refused: %s',
    (password) => expect(findPasswordFlaw(password, known)).toMatch(/hard to guess/),
  );
  it.each(['three words together', 'mg7-kz', 'घर की चाबी', 'x'.repeat(200)])(
    'that is hard to guess may be chosen: %s',
    (password) => expect(findPasswordFlaw(password, known)).toBeUndefined(),
  );

  // rules: passwords
  it('of a shopper has six characters and no other rule', async () => {
    const draft = { name: 'A', mobile: '9111100000', email: 'a@example.com', agreedToTerms: true, password: '123456' };
    const signup = await t.app.inject({ method: 'POST', url: '/api/auth/register', payload: draft });
    expect(signup.statusCode).toBe(201);
    const login = await t.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: draft.email, password: '123456' },
    });
    expect(login.statusCode).toBe(200);
  });

  // security: common-passwords
  it('of the commonest is refused to staff at change and reset, with what to do', async () => {
    const user = await buildUser(t.db, { role: 'seller' });
    const changed = await change(await loginAs(t.db, user), { current: TEST_PASSWORD, password: 'Password1' });
    expect([changed.statusCode, changed.json()]).toEqual([
      400,
      {
        code: 'INVALID_INPUT',
        message: expect.stringMatching(/Please choose another one/),
        issues: [{ path: 'password', message: expect.stringMatching(/Please choose another one/) }],
      },
    ]);
    await t.db`insert into password_resets (token_hash, user_id, expires_at)
      values (sha256('a-token'::bytea), ${user.id}, now() + interval '5 minutes')`;
    const reset = (password: string) =>
      t.app.inject({ method: 'POST', url: '/api/auth/reset-password/a-token', payload: { password } });
    for (const password of ['Password1', user.email.toUpperCase()]) {
      const answer = await reset(password);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_INPUT']);
    }
    // A refused password does not use up the link.
    expect((await reset('three words together')).statusCode).toBe(200);
  });

  // rules: passwords
  // security: common-passwords
  it.each(['seller', 'admin'] as const)(
    'from before an account became %s must be a strong one to log in',
    async (role) => {
      const email = `${role}@example.com`;
      const mobile = role === 'seller' ? '9111100001' : '9111100002';
      const draft = { name: 'A', mobile, email, agreedToTerms: true, password: 'password1' };
      await t.app.inject({ method: 'POST', url: '/api/auth/register', payload: draft });
      await t.db`update users set role = ${role} where email = ${email}`;
      const login = (password: string) =>
        t.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } });
      const refused = await login('password1');
      expect([refused.statusCode, refused.json()]).toEqual([
        403,
        { code: 'PASSWORD_TOO_WEAK', message: expect.stringMatching(/needs a stronger password/) },
      ]);
      expect((await login('password2')).statusCode).toBe(401);
    },
  );
});

describe('changing the password', () => {
  it('asks for the present one', async () => {
    const headers = await loginAs(t.db, await buildUser(t.db));
    const answer = await change(headers, { current: 'not it at all', password: 'three words together' });
    expect([answer.statusCode, answer.json().issues]).toEqual([
      400,
      [{ path: 'current', message: 'This is not your current password. Please try again.' }],
    ]);
    expect(await isIn(headers)).toBe(true);
  });

  // security: common-passwords
  it('ends every other session, gives this one another token, and is notified by mail', async () => {
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
