import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { factorListSchema, loginResultSchema } from '@aaram/shared-domain/identity/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '#app.ts';
import { createAuthenticator } from '#testing/authenticator.ts';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildUser, loginAs, TEST_PASSWORD } from '#testing/factories.ts';
import { addApp, addPasskey, codeOf } from '#testing/second-steps.ts';
import { openChallenge } from './challenges.repository.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({
    LIMITS: 'strict',
    PUBLIC_URL: 'https://shop.example',
    PANEL_URL: 'https://panel.shop.example',
  });
});
afterAll(() => t.close());
// All calls of this file come from one address.
beforeEach(() => t.db`truncate rate_limits, guess_counters`);

type Headers = { authorization: string };
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, headers: Headers | Record<string, never>, payload?: object) =>
  t.app.inject({ method, url: `/api/auth/${path}`, headers, ...(payload === undefined ? {} : { payload }) });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const listOf = async (headers: Headers) => factorListSchema.parse((await call('GET', 'me/factors', headers)).json());
const ageProof = (id: string) =>
  t.db`update sessions set proved_at = now() - interval '11 minutes' where user_id = ${id}`;

/** A new user with a passkey as second factor. */
async function withPasskey() {
  const user = await buildUser(t.db);
  const headers = await loginAs(t.db, user);
  return { ...user, headers, ...(await addPasskey(t, headers)) };
}
type Owner = Awaited<ReturnType<typeof withPasskey>>;

async function firstStep({ email }: { email: string }): Promise<string> {
  const answer = await call('POST', 'login', {}, { email, password: TEST_PASSWORD });
  expect(answer.json()).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
  return answer.json().challenge;
}
const askAtLogin = async (ticket: string) =>
  (await call('POST', 'login/second/passkey', {}, { challenge: ticket })).json();
const secondStep = (ticket: string, passkey: object) =>
  call('POST', 'login/second', {}, { challenge: ticket, passkey });
const askForProof = async ({ headers }: Owner) => (await call('POST', 'me/proof/passkey', headers)).json();
const prove = (headers: Headers, passkey: object) => call('POST', 'me/proof', headers, { passkey });

const REFUSED = { code: 'INVALID_INPUT', message: expect.stringContaining('use your code instead') };

describe('a passkey at login', () => {
  // security: passkeys
  it('is the second step: the password alone gives no token, and an answer counts once', async () => {
    const owner = await withPasskey();
    const first = await call('POST', 'login', {}, { email: owner.email, password: TEST_PASSWORD });
    expect([first.statusCode, first.json()]).toMatchObject([
      403,
      { ways: ['passkey'], message: 'Please use your passkey, or enter a recovery code.' },
    ]);
    const ticket = first.json().challenge;
    const request = await askAtLogin(ticket);
    expect(request).toMatchObject({ rpId: 'shop.example', userVerification: 'required' });
    expect(request.challenge).toMatch(/^[\w-]{43}$/);
    const passkey = owner.answer(request);
    const answer = await secondStep(ticket, passkey);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    const { token, user } = loginResultSchema.strict().parse(answer.json());
    expect(user.id).toBe(owner.id);
    expect((await listOf(bearer(token))).factors[0]?.lastUsedAt).not.toBeNull();
    expect((await secondStep(ticket, passkey)).statusCode).toBe(401);
    // The same response in another login of the same person: its challenge is used up.
    expect((await secondStep(await firstStep(owner), passkey)).json()).toMatchObject(REFUSED);
  });

  it('may be used on the panel’s own pages, and leaves recovery codes as a way in', async () => {
    const owner = await withPasskey();
    const first = await firstStep(owner);
    const passkey = owner.answer(await askAtLogin(first), { origin: 'https://panel.shop.example' });
    expect((await secondStep(first, passkey)).statusCode).toBe(200);
    const code = owner.codes[0] ?? '';
    const byCode = await call('POST', 'login/second', {}, { challenge: await firstStep(owner), code });
    expect(byCode.statusCode).toBe(200);
  });

  // security: passkeys
  it.each([
    ['of another page', { origin: 'https://shop.example.evil.example' }],
    ['of the same page without encryption', { origin: 'http://shop.example' }],
    ['for another name', { rpId: 'evil.example' }],
    ['without user verification', { isVerified: false }],
    ['with a counter that went back', { counter: 1 }],
    ['for another account', { userHandle: 'AAAA' }],
  ])('is refused %s', async (_what, change) => {
    const owner = await withPasskey();
    const ticket = await firstStep(owner);
    const used = await secondStep(ticket, owner.answer(await askAtLogin(ticket)));
    expect(used.statusCode).toBe(200);
    const next = await firstStep(owner);
    expect((await secondStep(next, owner.answer(await askAtLogin(next), change))).json()).toMatchObject(REFUSED);
  });

  // security: passkeys
  it('is refused when its challenge is old, tampered with, or of another login, purpose or person', async () => {
    const [owner, other] = [await withPasskey(), await withPasskey()];
    const ticket = await firstStep(owner);
    const late = owner.answer(await askAtLogin(ticket));
    await t.db`update passkey_challenges set expires_at = now() where user_id = ${owner.id}`;
    expect((await secondStep(ticket, late)).json()).toMatchObject(REFUSED);

    const made = owner.answer(await askAtLogin(ticket));
    const signature = `${made.signature.startsWith('A') ? 'B' : 'A'}${made.signature.slice(1)}`;
    expect((await secondStep(ticket, { ...made, signature })).json()).toMatchObject(REFUSED);

    const forOtherLogin = owner.answer(await askAtLogin(await firstStep(owner)));
    expect((await secondStep(ticket, forOtherLogin)).json()).toMatchObject(REFUSED);

    const forProof = owner.answer(await askForProof(owner));
    expect((await secondStep(ticket, forProof)).json()).toMatchObject(REFUSED);

    const sixth = owner.answer(await askAtLogin(ticket));
    const others = other.answer(await askAtLogin(ticket));
    expect((await secondStep(ticket, { ...others, userHandle: null })).json()).toMatchObject(REFUSED);
    // Five tries end the login, as they do with codes.
    expect((await secondStep(ticket, sixth)).statusCode).toBe(401);
    expect((await call('POST', 'login/second/passkey', {}, { challenge: ticket })).statusCode).toBe(401);
  });

  // security: passkeys
  it('lets one of many answers at once through, and keeps few challenges', async () => {
    const owner = await withPasskey();
    const ticket = await firstStep(owner);
    const passkey = owner.answer(await askAtLogin(ticket));
    const answers = await Promise.all([1, 2, 3, 4].map(() => secondStep(ticket, passkey)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const next = await firstStep(owner);
    for (let round = 0; round < 8; round += 1) {
      await askAtLogin(next);
    }
    const [row] = await t.db`select count(*)::int as open from passkey_challenges where user_id = ${owner.id}`;
    expect(row?.open).toBe(5);
    await t.db`update passkey_challenges set expires_at = now() - interval '1 second' where user_id = ${owner.id}`;
    await t.app.runBackgroundOnce();
    expect(await t.db`select from passkey_challenges where user_id = ${owner.id}`).toHaveLength(0);
  });

  // security: wrong-codes
  it('counts wrong answers like wrong codes', async () => {
    const owner = await withPasskey();
    const statuses: number[] = [];
    for (let tried = 0; tried < 8; tried += 1) {
      const ticket = await openChallenge(t.db, { userId: owner.id, purpose: 'login' });
      const passkey = owner.answer(await askAtLogin(ticket), { origin: 'https://elsewhere.example' });
      statuses.push((await secondStep(ticket, passkey)).statusCode);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429, 429]);
  });
});

describe('a passkey', () => {
  it('is added after a proof of who is there, ends other sessions and brings recovery codes with the first', async () => {
    const user = await buildUser(t.db);
    const [here, there] = [await loginAs(t.db, user), await loginAs(t.db, user)];
    await ageProof(user.id);
    const unproved = await call('POST', 'me/passkeys/begin', here);
    expect([unproved.statusCode, unproved.json().code]).toEqual([403, 'PROOF_REQUIRED']);
    const proved = await call('POST', 'me/proof', here, { password: TEST_PASSWORD });
    const headers = bearer(proved.json().token);
    const creation = (await call('POST', 'me/passkeys/begin', headers)).json();
    expect(creation).toMatchObject({
      rp: { id: 'shop.example', name: t.config.store.brandName },
      user: { name: user.email },
      attestation: 'none',
      authenticatorSelection: { userVerification: 'required' },
    });
    const passkey = createAuthenticator('https://shop.example').create(creation);
    const added = await call('POST', 'me/passkeys', headers, { name: ' My laptop ', passkey });
    expect([added.statusCode, added.json().recoveryCodes.length]).toEqual([201, 10]);
    expect((await call('GET', 'me/profile', there)).statusCode).toBe(401);
    expect(await listOf(headers)).toMatchObject({
      factors: [{ kind: 'passkey', name: 'My laptop', isBackedUp: false }],
    });
    const again = (await call('POST', 'me/passkeys/begin', headers)).json();
    expect(again.excludeCredentials).toEqual([{ id: passkey.id, type: 'public-key', transports: ['internal'] }]);
    // A known passkey is not stored twice, and its challenge is used up.
    expect((await call('POST', 'me/passkeys', headers, { name: 'Again', passkey })).statusCode).toBe(400);
  });

  // security: passkeys
  it.each([
    ['of another page', { origin: 'https://evil.example' }],
    ['for another name', { rpId: 'evil.example' }],
    ['without user verification', { isVerified: false }],
  ])('is not added %s', async (_what, change) => {
    const headers = await loginAs(t.db, await buildUser(t.db));
    const creation = (await call('POST', 'me/passkeys/begin', headers)).json();
    const passkey = createAuthenticator('https://shop.example').create(creation, change);
    expect((await call('POST', 'me/passkeys', headers, { name: 'Mine', passkey })).statusCode).toBe(400);
    expect((await listOf(headers)).factors).toEqual([]);
  });

  it('is not added with the challenge of another account, and not twice in two accounts', async () => {
    const [one, two] = [await buildUser(t.db), await buildUser(t.db)];
    const [first, second] = [await loginAs(t.db, one), await loginAs(t.db, two)];
    const authenticator = createAuthenticator('https://shop.example');
    const passkey = authenticator.create((await call('POST', 'me/passkeys/begin', first)).json());
    expect((await call('POST', 'me/passkeys', second, { name: 'Mine', passkey })).statusCode).toBe(400);
    expect((await call('POST', 'me/passkeys', first, { name: 'Mine', passkey })).statusCode).toBe(201);
    const same = authenticator.create((await call('POST', 'me/passkeys/begin', second)).json());
    expect((await call('POST', 'me/passkeys', second, { name: 'Mine', passkey: same })).statusCode).toBe(409);
  });

  // security: passkeys
  it('has nine others beside it at most', async () => {
    const owner = await withPasskey();
    const spare = createAuthenticator('https://shop.example');
    const late = spare.create((await call('POST', 'me/passkeys/begin', owner.headers)).json());
    await t.db`insert into passkeys (user_id, credential_id, public_key, counter, transports, is_backed_up, name)
      select ${owner.id}, sha256(n::text::bytea), '', 0, '{}', false, 'x' from generate_series(1, 9) n`;
    expect((await call('POST', 'me/passkeys/begin', owner.headers)).statusCode).toBe(409);
    expect((await call('POST', 'me/passkeys', owner.headers, { name: 'Eleventh', passkey: late })).statusCode).toBe(
      409,
    );
  });

  it('is a proof of who is there, once', async () => {
    const owner = await withPasskey();
    await ageProof(owner.id);
    const passkey = owner.answer(await askForProof(owner));
    const forLogin = owner.answer(await askAtLogin(await firstStep(owner)));
    expect((await prove(owner.headers, forLogin)).json()).toMatchObject(REFUSED);
    const answer = await prove(owner.headers, passkey);
    expect(answer.statusCode).toBe(200);
    expect((await call('POST', 'me/passkeys/begin', bearer(answer.json().token))).statusCode).toBe(200);
    expect((await prove(owner.headers, passkey)).statusCode).toBe(400);
    const without = await loginAs(t.db, await buildUser(t.db));
    expect((await call('POST', 'me/proof/passkey', without)).json().message).toMatch(/use your code/);
  });

  it('is renamed and removed by its owner alone, who is notified by mail; no session ends', async () => {
    const owner = await withPasskey();
    const elsewhere = await loginAs(t.db, owner);
    const stranger = await loginAs(t.db, await buildUser(t.db));
    const [{ _id } = { _id: '' }] = (await listOf(owner.headers)).factors;
    expect((await call('PUT', `me/factors/${_id}`, stranger, { name: 'Mine' })).statusCode).toBe(404);
    expect((await call('DELETE', `me/factors/${_id}`, stranger)).statusCode).toBe(404);
    expect((await call('PUT', `me/factors/${_id}`, owner.headers, { name: 'Key ring' })).statusCode).toBe(200);
    expect((await listOf(owner.headers)).factors[0]?.name).toBe('Key ring');
    await ageProof(owner.id);
    expect((await call('DELETE', `me/factors/${_id}`, owner.headers)).json().code).toBe('PROOF_REQUIRED');
    await t.db`update sessions set proved_at = now() where user_id = ${owner.id}`;
    expect((await call('DELETE', `me/factors/${_id}`, owner.headers)).statusCode).toBe(200);
    expect((await call('GET', 'me/profile', elsewhere)).statusCode).toBe(200);
    expect(await listOf(owner.headers)).toMatchObject({ factors: [], recoveryCodes: 0 });
    await t.app.runDueJobs();
    const folder = join(t.config.dataDir, 'outbox');
    const files = (await readdir(folder)).filter((name) => name.endsWith('.txt'));
    const mails = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
    const own = mails.filter((mail) => mail.includes(owner.email));
    expect(own.filter((mail) => mail.includes('A passkey, "My laptop", has just been added'))).toHaveLength(1);
    expect(own.filter((mail) => mail.includes('A passkey, "Key ring", has just been removed'))).toHaveLength(1);
  });

  // security: passkeys
  it('lets an admin of a real store work, and stays when it is the last factor', async () => {
    const config = { ...t.config, isProduction: true };
    const app = await buildApp({ config, db: t.db });
    const admin = await buildUser(t.db, { role: 'admin' });
    const headers = await loginAs(t.db, admin);
    const read = async () => (await app.inject({ url: '/api/auth/panel/figures', headers })).statusCode;
    expect(await read()).toBe(403);
    await addPasskey({ app, db: t.db, config }, headers);
    expect(await read()).toBe(200);
    const remove = async (kind: string) => {
      const one = (await listOf(headers)).factors.find((factor) => factor.kind === kind);
      return (await app.inject({ method: 'DELETE', url: `/api/auth/me/factors/${one?._id}`, headers })).statusCode;
    };
    expect(await remove('passkey')).toBe(409);
    const { secret } = await addApp({ app, db: t.db }, headers);
    expect(await remove('passkey')).toBe(200);
    expect(await remove('totp')).toBe(409);
    const ticket = await firstStep(admin);
    const answer = await call('POST', 'login/second', {}, { challenge: ticket, code: codeOf(secret, 1) });
    expect(answer.statusCode).toBe(200);
    await app.close();
  });
});
