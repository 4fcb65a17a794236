import { randomBytes } from 'node:crypto';
import { factorListSchema, loginResultSchema } from '@aaram/shared-domain/identity/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#app.ts';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildUser, loginAs, TEST_PASSWORD } from '#testing/factories.ts';
import { addApp, codeOf, startApp, withSecondStep } from '#testing/second-steps.ts';
import { openChallenge } from './challenges.repository.ts';
import { seal, unseal } from './seal.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({ LIMITS: 'strict' });
});
afterAll(() => t.close());

type Headers = { authorization: string };
const call = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  headers: Headers | Record<string, never>,
  payload?: object,
) => t.app.inject({ method, url: `/api/auth/${path}`, headers, ...(payload === undefined ? {} : { payload }) });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const isIn = async (headers: Headers) => (await call('GET', 'me/profile', headers)).statusCode === 200;
const ageProof = (id: string) =>
  t.db`update sessions set proved_at = now() - interval '11 minutes' where user_id = ${id}`;

async function firstStep(user: { email: string }) {
  const answer = await call('POST', 'login', {}, { email: user.email, password: TEST_PASSWORD });
  return { status: answer.statusCode, body: answer.json() };
}
const secondStep = (challenge: string, code: string) => call('POST', 'login/second', {}, { challenge, code });

const isLong = process.env.PROOF === 'long';
const LONG_MS = 600_000;
/** A first step that was passed, without counting logins. */
const openChallengeOf = (userId: string) => openChallenge(t.db, { userId, purpose: 'login' });
/** Sends wrong codes, each from a source of its own and after a first step of its own. */
async function guessCodes(userId: string, tries: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let tried = 0; tried < tries; tried += 1) {
    const payload = { challenge: await openChallengeOf(userId), code: '000000' };
    const remoteAddress = `10.6.${tried >> 8}.${tried & 255}`;
    statuses.push(
      (await t.app.inject({ method: 'POST', url: '/api/auth/login/second', payload, remoteAddress })).statusCode,
    );
  }
  return statuses;
}

describe('a login with a second step', () => {
  // security: second-step
  it('gives no token for the password alone, and one for a code of the app, once', async () => {
    const owner = await withSecondStep(t);
    const first = await firstStep(owner);
    expect(first).toEqual({
      status: 403,
      body: {
        code: 'SECOND_FACTOR_REQUIRED',
        message: 'Please enter the code that your app shows.',
        challenge: expect.stringMatching(/^[\w-]{43}$/),
        ways: ['totp'],
      },
    });
    // The code that confirmed the app is used up.
    expect((await secondStep(first.body.challenge, codeOf(owner.app.secret))).json().code).toBe('INVALID_INPUT');
    const next = codeOf(owner.app.secret, 1);
    const second = await secondStep(first.body.challenge, next);
    expect([second.statusCode, second.headers['cache-control']]).toEqual([200, 'no-store']);
    const { token, user } = loginResultSchema.strict().parse(second.json());
    expect([user.id, await isIn(bearer(token))]).toEqual([owner.id, true]);
    expect((await secondStep(first.body.challenge, next)).statusCode).toBe(401);
    expect((await secondStep((await firstStep(owner)).body.challenge, next)).statusCode).toBe(400);
  });

  // security: second-step
  it('takes one code once, however many try it at the same moment', async () => {
    const owner = await withSecondStep(t);
    const code = codeOf(owner.app.secret, 1);
    const challenges = await Promise.all([1, 2, 3, 4].map(async () => (await firstStep(owner)).body.challenge));
    const answers = await Promise.all(challenges.map((challenge) => secondStep(challenge, code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400]);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const owner = await withSecondStep(t);
    expect(new Set(owner.recoveryCodes).size).toBe(10);
    const [code = ''] = owner.recoveryCodes;
    const typed = ` ${code.toUpperCase().replace('-', ' - ')} `;
    expect((await secondStep((await firstStep(owner)).body.challenge, typed)).statusCode).toBe(200);
    expect((await secondStep((await firstStep(owner)).body.challenge, code)).statusCode).toBe(400);
    expect((await call('GET', 'me/factors', owner.headers)).json().recoveryCodes).toBe(9);
  });

  // security: second-step
  it(
    'has an end: five tries, five minutes, and few wrong codes an hour from however many sources',
    async () => {
      const owner = await withSecondStep(t);
      const { challenge } = (await firstStep(owner)).body;
      for (const expected of [400, 400, 400, 400, 400, 401]) {
        expect((await secondStep(challenge, '000000')).statusCode).toBe(expected);
      }
      const late = (await firstStep(owner)).body.challenge;
      await t.db`update challenges set expires_at = now() where user_id = ${owner.id}`;
      expect((await secondStep(late, codeOf(owner.app.secret, 1))).statusCode).toBe(401);
      const statuses = await guessCodes(owner.id, isLong ? 200 : 12);
      expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(5);
      expect(statuses.at(-1)).toBe(429);
    },
    LONG_MS,
  );

  // security: wrong-codes
  it(
    'leaves its owner a share on a known device, however many wrong codes others have sent',
    async ({ annotate }) => {
      const owner = await withSecondStep(t);
      const first = await secondStep((await firstStep(owner)).body.challenge, owner.recoveryCodes[0] ?? '');
      const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
      const statuses = await guessCodes(owner.id, isLong ? 1000 : 40);
      const checked = statuses.filter((status) => status === 400).length;
      expect(checked).toBeLessThanOrEqual(11);
      await annotate(
        `${statuses.length} wrong codes from as many sources: ${checked} checked, the owner in at once`,
        'figure',
      );
      const elsewhere = await openChallengeOf(owner.id);
      expect((await secondStep(elsewhere, owner.recoveryCodes[1] ?? '')).statusCode).toBe(429);
      const own = await t.app.inject({
        ...{ method: 'POST', url: '/api/auth/login/second', headers: { cookie }, remoteAddress: '10.8.0.1' },
        payload: { challenge: elsewhere, code: owner.recoveryCodes[1] },
      });
      expect(own.statusCode).toBe(200);
    },
    LONG_MS,
  );

  // security: wrong-codes
  it(
    'proves who is there in a session too, whatever a thief of another session has tried',
    async () => {
      const owner = await withSecondStep(t);
      const first = await secondStep((await firstStep(owner)).body.challenge, owner.recoveryCodes[0] ?? '');
      const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
      const headers = bearer(first.json().token);
      const prove = (code: string, remoteAddress: string, more = {}) =>
        t.app.inject({
          ...{ method: 'POST', url: '/api/auth/me/proof', remoteAddress, headers: { ...headers, ...more } },
          payload: { code },
        });
      for (let tried = 0; tried < 40; tried += 1) await prove('000000', `10.7.0.${tried}`);
      expect((await prove(owner.recoveryCodes[1] ?? '', '10.7.1.1')).statusCode).toBe(429);
      expect((await prove(owner.recoveryCodes[1] ?? '', '10.7.1.1', { cookie })).statusCode).toBe(200);
    },
    LONG_MS,
  );

  it('belongs to its account: a code of one account opens no other', async () => {
    const [one, other] = [await withSecondStep(t), await withSecondStep(t)];
    const { challenge } = (await firstStep(one)).body;
    expect((await secondStep(challenge, codeOf(other.app.secret, 1))).statusCode).toBe(400);
    expect((await secondStep(challenge, other.recoveryCodes[0] ?? '')).statusCode).toBe(400);
  });
});

describe('an app for codes', () => {
  it('counts once a code of it was right, and ends sessions that were opened without it', async () => {
    const user = await buildUser(t.db);
    const [here, there] = [await loginAs(t.db, user), await loginAs(t.db, user)];
    const { _id, uri, secret } = await startApp(t, here);
    expect(uri).toContain(`secret=${secret}`);
    expect((await firstStep(user)).status).toBe(200);
    const confirm = (code: string) => call('POST', `me/apps/${_id}/confirm`, here, { code });
    expect((await confirm('12345')).json().issues).toMatchObject([{ path: 'code' }]);
    expect((await confirm(codeOf(secret))).json().recoveryCodes).toHaveLength(10);
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    const list = factorListSchema.parse((await call('GET', 'me/factors', here)).json());
    expect(list).toMatchObject({ factors: [{ kind: 'totp', name: 'My phone' }], recoveryCodes: 10, isRequired: false });
    // A second factor brings no new recovery codes.
    expect((await addApp(t, here)).codes).toEqual([]);
  });

  it('asks for a proof of who is there, by password or code, before it is added or removed', async () => {
    const owner = await withSecondStep(t);
    await ageProof(owner.id);
    for (const answer of [
      await call('POST', 'me/apps', owner.headers, { name: 'Mine' }),
      await call('DELETE', `me/factors/${owner.app._id}`, owner.headers),
      await call('POST', 'me/recovery-codes', owner.headers),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'PROOF_REQUIRED']);
    }
    const proved = await call('POST', 'me/proof', owner.headers, { code: codeOf(owner.app.secret, 1) });
    const fresh = bearer(proved.json().token);
    expect((await call('POST', 'me/recovery-codes', fresh)).json().recoveryCodes).toHaveLength(10);
    expect((await call('DELETE', `me/factors/${owner.app._id}`, fresh)).statusCode).toBe(200);
    expect((await firstStep(owner)).status).toBe(200);
    expect((await call('GET', 'me/factors', fresh)).json().recoveryCodes).toBe(0);
  });

  it('is removed by its owner alone', async () => {
    const owner = await withSecondStep(t);
    const stranger = await loginAs(t.db, await buildUser(t.db));
    expect((await call('DELETE', `me/factors/${owner.app._id}`, stranger)).statusCode).toBe(404);
    expect((await firstStep(owner)).status).toBe(403);
  });

  // security: second-step
  it('lies in the database sealed, and recovery codes as hashes', async () => {
    const owner = await withSecondStep(t);
    const rows = await t.db`select encode(secret, 'hex') as secret, encode(code_hash, 'hex') as hash
      from second_factors f join recovery_codes c on c.user_id = f.user_id where f.user_id = ${owner.id}`;
    expect(rows).toHaveLength(10);
    const plain = Buffer.from(owner.recoveryCodes[0] ?? '').toString('hex');
    expect(JSON.stringify(rows)).not.toContain(plain);
    const [row] = await t.db<{ secret: Buffer }[]>`select secret from second_factors where user_id = ${owner.id}`;
    const sealed = row?.secret ?? Buffer.alloc(0);
    expect(unseal(['another secret, then', ...t.config.secrets], owner.id, sealed)).toHaveLength(20);
    expect(() => unseal(t.config.secrets, 'another account', sealed)).toThrow(/APP_SECRET/);
    expect(() => unseal(['another secret'], owner.id, sealed)).toThrow(/APP_SECRET/);
    expect(seal('a', 'b', randomBytes(20))).not.toEqual(seal('a', 'b', randomBytes(20)));
  });
});

describe('an admin of a real store', () => {
  // security: second-step
  it('can only set up a second step until there is one, and keeps the last one', async () => {
    const app = await buildApp({ config: { ...t.config, isProduction: true }, db: t.db });
    const real = { app, db: t.db };
    const admin = await buildUser(t.db, { role: 'admin' });
    const headers = await loginAs(t.db, admin);
    const read = (path: string) => app.inject({ url: `/api/auth/${path}`, headers });
    const refused = await read('panel/figures');
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      { code: 'SECOND_FACTOR_REQUIRED', message: 'Please set up a second step at login before you work here.' },
    ]);
    expect((await read('panel/audit')).statusCode).toBe(403);
    expect((await read(`cart/${(await buildUser(t.db)).id}`)).statusCode).toBe(403);
    expect((await read('me/factors')).json()).toEqual({ factors: [], recoveryCodes: 0, isRequired: true });
    const { _id } = await addApp(real, headers);
    expect((await read('panel/figures')).statusCode).toBe(200);
    const removed = await app.inject({ method: 'DELETE', url: `/api/auth/me/factors/${_id}`, headers });
    expect([removed.statusCode, removed.json().code]).toEqual([409, 'SECOND_FACTOR_REQUIRED']);
    const seller = await loginAs(t.db, await buildUser(t.db, { role: 'seller' }));
    expect((await app.inject({ url: '/api/auth/panel/figures', headers: seller })).statusCode).toBe(200);
    await app.close();
  });
});
