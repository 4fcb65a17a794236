import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loginResultSchema, userProfileSchema } from '@aaram/shared-domain/identity/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#app.ts';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildUser, loginAs, TEST_PASSWORD } from '#testing/factories.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  t.app.inject({ method: 'POST', url: `/api/auth/${url}`, payload, headers });
const draft = {
  name: 'Ishita Bose',
  mobile: '+91 98300 12345',
  email: ' Ishita@Example.com ',
  password: 'monsoon in Kochi',
  agreedToTerms: true,
};
const profileOf = (authorization: string) => t.app.inject({ url: '/api/auth/me/profile', headers: { authorization } });

/** The mails with reset links. */
async function readOutbox(): Promise<string[]> {
  const folder = join(t.config.dataDir, 'outbox');
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.txt')).sort();
  const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return mails.filter((mail) => mail.includes('Subject: Set a new password'));
}

describe('register', () => {
  it.each([
    [{}, 'All fields are required!'],
    [{ ...draft, name: ' ' }, 'All fields are required!'],
    [{ ...draft, mobile: '12345' }, 'Please enter a valid mobile number.'],
    [{ ...draft, password: 'short' }, 'Password must be at least 6 characters!'],
    [{ ...draft, agreedToTerms: false }, 'You must agree to the terms and conditions.'],
    [{ ...draft, email: { $ne: '' } }, 'All fields are required!'],
    [{ ...draft, name: 'nul\0byte' }, 'This text contains characters that cannot be stored.'],
  ])('refuses %j in exact words', async (payload, message) => {
    const answer = await post('register', payload);
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  });

  it.each(['role', 'isVerified', '_id', 'createdAt', 'constructor'])('refuses a value for %s', async (field) => {
    const answer = await post('register', { ...draft, [field]: 'admin' });
    expect([answer.statusCode, answer.json().issues]).toEqual([
      400,
      [{ path: field, message: 'Something on this page is out of date. Please reload it and try again.' }],
    ]);
  });

  // rules: roles
  it('makes a shopper, and stores mail and mobile normalised', async () => {
    expect((await post('register', draft)).statusCode).toBe(201);
    const [user] =
      await t.db`select role, is_verified, email, mobile, password_hash from users where email = 'ishita@example.com'`;
    expect(user).toMatchObject({ role: 'user', isVerified: false, mobile: '9830012345' });
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  // rules: mobiles-and-mail-addresses
  it.each([
    { ...draft, mobile: '9111111111' },
    { ...draft, email: 'other@example.com', mobile: '09830012345' },
  ])('answers one text for a taken mail and a taken mobile', async (payload) => {
    const answer = await post('register', payload);
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { message: 'An account with these details already exists.', code: 'ALREADY_EXISTS' },
    ]);
  });

  // rules: mobiles-and-mail-addresses
  it.each(['+91 09830012345', '+91 0 98300 12345', '0091 9830012345', '0 0 9830012345', '९८३००१२३४५'])(
    'takes %s for the number that has an account',
    async (mobile) => {
      expect((await post('register', { ...draft, email: 'other@example.com', mobile })).statusCode).toBe(409);
    },
  );

  // rules: mobiles-and-mail-addresses
  it.each(['<ishita@example.com>', 'a<v@x.in>', '(1)v@x.in', 'g:v@x.in;', '"v"@x.in', 'v@x.in, w@x.in'])(
    'refuses %s: a mail program reads another address in it',
    async (email) => {
      const answer = await post('register', { ...draft, email, mobile: '9333333333' });
      expect([answer.statusCode, answer.json().message]).toEqual([400, 'Please enter a valid email address.']);
    },
  );

  it('takes a name that cannot be seen for an empty one', async () => {
    const answer = await post('register', { ...draft, name: '\u200b\u2060', email: 'unseen@example.com' });
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'All fields are required!']);
  });

  it('makes one account when two ask at the same moment', async () => {
    const twin = { ...draft, email: 'twin@example.com', mobile: '9222222222' };
    const answers = await Promise.all([post('register', twin), post('register', twin)]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409]);
  });
});

describe('login', () => {
  // rules: mobiles-and-mail-addresses
  it('takes a mail in any case or a mobile in any form', async () => {
    for (const email of ['ISHITA@example.com', '+91-98300 12345', '09830012345']) {
      const answer = await post('login', { email, password: draft.password });
      expect([email, answer.statusCode]).toEqual([email, 200]);
      expect(loginResultSchema.strict().parse(answer.json()).user.role).toBe('user');
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  // rules: mobiles-and-mail-addresses
  it('takes a password however the keyboard composes its letters', async () => {
    const owner = { ...draft, email: 'cafe@example.com', mobile: '9444444444', password: 'Caf\u00e9-2026!' };
    expect((await post('register', owner)).statusCode).toBe(201);
    expect((await post('login', { email: owner.email, password: 'Cafe\u0301-2026!' })).statusCode).toBe(200);
  });

  it('answers the same for a wrong password and an unknown account', async () => {
    const known = await post('login', { email: draft.email, password: 'wrong!!' });
    const unknown = await post('login', { email: 'nobody@example.com', password: 'wrong!!' });
    expect([known.statusCode, known.body]).toEqual([401, unknown.body]);
    expect(known.json()).toEqual({ message: 'Invalid credentials!', code: 'INVALID_CREDENTIALS' });
  });

  it.each([
    {},
    { email: '', password: '' },
    { email: ['a'], password: 'monsoon in Kochi' },
    { email: draft.email, password: { $gt: '' } },
  ])('refuses %j', async (payload) => {
    const answer = await post('login', payload);
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'All fields are required!']);
  });

  it('keeps only the hash of a token', async () => {
    const { token } = (await post('login', { email: draft.email, password: draft.password })).json();
    const rows = await t.db`select encode(token_hash, 'escape') as stored from sessions`;
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  it('refuses demo accounts and their sessions in production', async () => {
    const user = await buildUser(t.db);
    const { authorization } = await loginAs(t.db, user);
    await t.db`update users set is_demo = true where id = ${user.id}`;
    const app = await buildApp({ config: { ...t.config, isProduction: true }, db: t.db });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: user.email, password: TEST_PASSWORD },
    });
    expect([answer.statusCode, answer.json().message]).toEqual([401, 'Invalid credentials!']);
    expect((await app.inject({ url: '/api/auth/me/profile', headers: { authorization } })).statusCode).toBe(401);
    await app.close();
  });
});

describe('a session', () => {
  it('shows the profile with its addresses to its owner only', async () => {
    expect((await t.app.inject('/api/auth/me/profile')).statusCode).toBe(401);
    const user = await buildUser(t.db, { name: 'Kabir Sandhu' });
    await t.db`insert into addresses (user_id, name, phone, address, city, state, pincode) values (${user.id}, 'K', '9876543210', 'A', 'B', 'C', '110001')`;
    const answer = await profileOf((await loginAs(t.db, user)).authorization);
    const profile = userProfileSchema.strict().parse(answer.json());
    expect(profile).toMatchObject({
      name: 'Kabir Sandhu',
      role: 'user',
      addresses: [{ phone: '9876543210', landmark: null }],
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is over at once after logout, after its time and after a change of role takes effect', async () => {
    const user = await buildUser(t.db);
    const { authorization } = await loginAs(t.db, user);
    expect((await post('logout', {}, { authorization })).statusCode).toBe(204);
    expect((await profileOf(authorization)).statusCode).toBe(401);
    expect((await post('logout', {}, { authorization })).statusCode).toBe(401);
    const late = await loginAs(t.db, user);
    await t.db`update sessions set expires_at = now() - interval '1 second' where user_id = ${user.id}`;
    expect((await profileOf(late.authorization)).statusCode).toBe(401);
  });
});

describe('a forgotten password', () => {
  const forgot = async (email: string) => {
    const answer = await post('forgot-password', { email });
    await t.app.runDueJobs();
    return answer;
  };

  it('gets the same answer for a known and an unknown address, and mail only for the known', async () => {
    const user = await buildUser(t.db);
    const unknown = await forgot('nobody@example.com');
    expect(await readOutbox()).toEqual([]);
    const known = await forgot(user.email.toUpperCase());
    expect([known.statusCode, known.body]).toEqual([200, unknown.body]);
    expect((await readOutbox()).filter((mail) => mail.includes(user.email))).toHaveLength(1);
  });

  it('is replaced through the link, once, and every session ends', async () => {
    const user = await buildUser(t.db);
    const { authorization } = await loginAs(t.db, user);
    await forgot(user.email);
    await forgot(user.email);
    const tokens = (await readOutbox())
      .filter((mail) => mail.includes(user.email))
      .flatMap((mail) => /\/reset-password\/([\w-]+)/.exec(mail)?.[1] ?? []);
    expect(tokens).toHaveLength(2);
    const [first = '', second = ''] = tokens;
    expect((await post(`reset-password/${first}`, { password: 'short' })).json().message).toBe(
      'Password must be at least 6 characters!',
    );
    expect((await post(`reset-password/${first}`, { password: 'new password' })).statusCode).toBe(200);
    expect((await profileOf(authorization)).statusCode).toBe(401);
    expect((await post('login', { email: user.email, password: TEST_PASSWORD })).statusCode).toBe(401);
    expect((await post('login', { email: user.email, password: 'new password' })).statusCode).toBe(200);
    for (const used of [first, second, 'made-up']) {
      const answer = await post(`reset-password/${used}`, { password: 'another one' });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_OR_EXPIRED_LINK']);
    }
  });

  it('cannot be replaced through a link that is too old', async () => {
    const user = await buildUser(t.db);
    await forgot(user.email);
    await t.db`update password_resets set expires_at = now() - interval '1 second' where user_id = ${user.id}`;
    const token = /\/reset-password\/([\w-]+)/.exec(
      (await readOutbox()).find((mail) => mail.includes(user.email)) ?? '',
    )?.[1];
    expect((await post(`reset-password/${token}`, { password: 'new password' })).statusCode).toBe(400);
  });
});
