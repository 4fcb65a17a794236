import { loginResultSchema } from '@aaram/shared-domain/identity/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildUser, loginAs } from '#testing/factories.ts';
import { addApp, addPasskey } from '#testing/second-steps.ts';
import { writeEntryChallenge } from './entry-challenge.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({ PUBLIC_URL: 'https://shop.example', PANEL_URL: 'https://panel.shop.example' });
});
afterAll(() => t.close());

const post = (path: string, payload?: object) =>
  t.app.inject({ method: 'POST', url: `/api/auth/login/${path}`, ...(payload ? { payload } : {}) });
const begin = async () => (await post('passkey/begin')).json();
const enter = (passkey: object) => post('passkey', { passkey });
async function withPasskey(given = {}) {
  const user = await buildUser(t.db, given);
  return { ...user, ...(await addPasskey(t, await loginAs(t.db, user))) };
}

describe('a login by a passkey alone', () => {
  // rules: login-by-passkey
  it('names the account, is both steps, and makes the device known', async () => {
    const owner = await withPasskey({ role: 'admin' });
    await addApp(t, await loginAs(t.db, owner));
    const request = await begin();
    expect(request).toMatchObject({ rpId: 'shop.example', userVerification: 'required', allowCredentials: [] });
    const answer = await enter(owner.answer(request));
    expect(loginResultSchema.strict().parse(answer.json()).user.id).toBe(owner.id);
    expect(answer.headers['set-cookie']).toMatch(/^device=/);
  });

  // security: passkey-login
  it('writes nothing when a login page is opened', async () => {
    const count = async () =>
      (
        await t.db<{ rows: number }[]>`select (select count(*) from passkey_challenges)
        + (select count(*) from used_passkey_challenges) as rows`
      )[0]?.rows;
    const before = await count();
    await begin();
    expect(await count()).toBe(before);
  });

  // security: passkey-login
  it('counts once, also when it is sent many times at once', async () => {
    const owner = await withPasskey();
    const passkey = owner.answer(await begin());
    const answers = await Promise.all(Array.from({ length: 4 }, () => enter(passkey)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401]);
  });

  // security: passkey-login
  it.each([
    ['of another page', { origin: 'https://shop.example.evil.example' }],
    ['of the same page without encryption', { origin: 'http://shop.example' }],
    ['for another name', { rpId: 'evil.example' }],
    ['without user verification', { isVerified: false }],
    ['with a counter that went back', { counter: 0 }],
    ['for another account', { userHandle: 'AAAA' }],
    ['that names no account', { userHandle: null }],
  ])('is refused %s, and its owner logs in afterwards', async (_what, change) => {
    const owner = await withPasskey();
    const answer = await enter(owner.answer(await begin(), change));
    expect([answer.statusCode, answer.json().token]).toEqual([401, undefined]);
    expect((await enter(owner.answer(await begin(), { counter: 9 }))).statusCode).toBe(200);
  });

  // security: passkey-login
  it('is refused for a challenge that is old, changed, made elsewhere or for another purpose', async () => {
    const owner = await withPasskey();
    const request = await begin();
    const aWhileAgo = writeEntryChallenge(t.config.secrets, Date.now() - 16 * 60_000);
    const foreign = writeEntryChallenge(['another secret of this store, of 32 letters']);
    const ofProof = (
      await t.app.inject({ method: 'POST', url: '/api/auth/me/proof/passkey', headers: await loginAs(t.db, owner) })
    ).json().challenge;
    const changed = `${request.challenge.slice(0, -1)}${request.challenge.endsWith('A') ? 'Q' : 'A'}`;
    for (const challenge of [aWhileAgo, foreign, ofProof, changed, 'made-up', '']) {
      expect([challenge, (await enter(owner.answer({ ...request, challenge }))).statusCode]).toEqual([challenge, 401]);
    }
    expect((await enter(owner.answer(request))).statusCode).toBe(200);
  });

  // security: passkey-login
  it('is refused for a banned account, a removed passkey and one of no account', async () => {
    const [banned, removed] = [await withPasskey(), await withPasskey()];
    await t.db`update users set banned_at = now() where id = ${banned.id}`;
    await t.db`delete from passkeys where user_id = ${removed.id}`;
    for (const owner of [banned, removed]) {
      expect((await enter(owner.answer(await begin()))).statusCode).toBe(401);
    }
  });
});
