import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Access, workOf } from '#plugins/access.ts';
import { buildProduct, buildUser, loginAs, type TestUser } from '#testing/factories.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';

let t: PaymentHarness;
beforeAll(async () => {
  t = await startPaymentHarness();
});
afterAll(() => t.close());

type Headers = { authorization: string };
const post = (url: string, headers: Headers | Record<string, never>, payload: object = {}) =>
  t.app.inject({ method: 'POST', url: `/api/auth/${url}`, headers, payload });
const profileOf = async (headers: Headers) => (await t.app.inject({ url: '/api/auth/me/profile', headers })).json();

/** The tokens of the links sent to an address. */
async function readTokens(email: string): Promise<string[]> {
  await t.app.runDueJobs();
  const folder = join(t.config.dataDir, 'outbox');
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.txt')).sort();
  const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return mails
    .filter((mail) => mail.includes(email))
    .flatMap((mail) => /user-dashboard\?tab=security&confirm=([\w-]+)/.exec(mail)?.[1] ?? []);
}

const unverified = async (role: TestUser['role']) => {
  const user = await buildUser(t.db, { role, isVerified: false });
  return { user, headers: await loginAs(t.db, user) };
};

describe('a mail address', () => {
  // security: separate-panel
  it('is confirmed by the link of the mail after signup, once, by its owner alone', async () => {
    const draft = { name: 'Ishita', mobile: '9830012345', email: 'ishita@example.com', password: 'monsoon in Kochi' };
    await post('register', {}, { ...draft, agreedToTerms: true });
    const login = await post('login', {}, { email: draft.email, password: draft.password });
    expect(login.json().user.isVerified).toBe(false);
    const headers = { authorization: `Bearer ${login.json().token}` };
    const [token = ''] = await readTokens(draft.email);
    const stranger = await unverified('user');
    expect((await post('me/email/confirm', stranger.headers, { token })).json().code).toBe('INVALID_OR_EXPIRED_LINK');
    expect((await post('me/email/confirm', headers, { token })).statusCode).toBe(200);
    expect([await profileOf(headers), await profileOf(stranger.headers)]).toMatchObject([
      { isVerified: true },
      { isVerified: false },
    ]);
    expect((await post('me/email/confirm', headers, { token })).statusCode).toBe(400);
  });

  it('gets a new link on demand, and none once it is confirmed; an old link has an end', async () => {
    const { user, headers } = await unverified('user');
    await post('me/email/link', headers);
    const [token = ''] = await readTokens(user.email);
    await t.db`update email_links set expires_at = now() where user_id = ${user.id}`;
    expect((await post('me/email/confirm', headers, { token })).statusCode).toBe(400);
    await t.db`update users set is_verified = true where id = ${user.id}`;
    await post('me/email/link', headers);
    expect(await readTokens(user.email)).toHaveLength(1);
  });

  it('counts as confirmed for anyone who set a password by a link sent there', async () => {
    const { user, headers } = await unverified('user');
    await t.db`insert into password_resets (token_hash, user_id, expires_at)
      values (sha256('a-token'::bytea), ${user.id}, now() + interval '5 minutes')`;
    await post('reset-password/a-token', {}, { password: 'three words together' });
    expect((await t.app.inject({ url: '/api/auth/me/profile', headers })).statusCode).toBe(401);
    expect(await profileOf(await loginAs(t.db, user))).toMatchObject({ isVerified: true });
  });
});

describe('without a confirmed address', () => {
  it('a shopper buys', async () => {
    const { headers } = await unverified('user');
    const product = await buildProduct(t.db, { stock: { M: 3 } });
    const paid = await t.payAtProvider(headers, [product]);
    expect((await t.verify(headers, paid)).json()).toMatchObject({ paymentStatus: 'Paid' });
  });

  // security: separate-panel
  it.each(['seller', 'admin'] as const)('a %s does not work: every call of the panel is refused', async (role) => {
    const { user, headers } = await unverified(role);
    const isOwnCall = ({ access }: { access: Access }) =>
      workOf(access) !== undefined || (access === 'admin' && role === 'admin');
    for (const { method, url } of t.app.knownRoutes.filter((route) => isOwnCall(route) && route.method !== 'HEAD')) {
      const path = url.replace(/:\w+/g, '00000000-0000-8000-a000-000000000000');
      const answer = await t.app.inject({ method: method as 'GET', url: path, headers });
      expect([method, url, answer.statusCode, answer.json()]).toEqual([
        method,
        url,
        403,
        { code: 'EMAIL_NOT_VERIFIED', message: 'Please confirm your email address before you work here.' },
      ]);
    }
    await t.db`update users set is_verified = true where id = ${user.id}`;
    expect((await t.app.inject({ url: '/api/auth/panel/figures', headers })).statusCode).toBe(200);
  });

  // security: separate-panel
  it.each(['seller', 'admin'] as const)('a %s sees no order of other people', async (role) => {
    const { user, headers } = await unverified(role);
    const shopper = await t.shopper();
    const product = await buildProduct(t.db, { sellerId: user.id, stock: { M: 3 } });
    const { orderId } = await t.payAtProvider(shopper.headers, [product]);
    const read = (path: string) => t.app.inject({ url: `/api/${path}`, headers });
    expect((await read(`auth/orders/${orderId}`)).statusCode).toBe(404);
    expect((await read(`auth/cart/${shopper.id}`)).statusCode).toBe(403);
    // The account's own role does not change.
    expect((await post('me/token', headers)).json().user.role).toBe(role);
  });
});
