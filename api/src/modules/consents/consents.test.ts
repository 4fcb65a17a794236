import { type ConsentKind, consentWordings, type OwnConsents } from '@aaram/shared-domain/consent';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildUser, loginAs } from '#testing/factories.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const signup = (payload: object) =>
  t.app.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: { name: 'Ishita Roy', password: 'monsoon in Kochi', agreedToTerms: true, ...payload },
    remoteAddress: '203.0.113.77',
  });

const listOf = async (email: string) => t.db<{ kind: string; isGiven: boolean; source: string; words: string }[]>`
  select kind, is_given, version, words, language, source from consents
  where user_id = (select id from users where email = ${email}) order by id`;

type Headers = Record<string, string>;
const read = async (headers: Headers): Promise<OwnConsents> =>
  (await t.app.inject({ url: '/api/auth/me/consents', headers })).json();
const change = (headers: Headers, kind: ConsentKind, isGiven: boolean, version = consentWordings[kind].version) =>
  t.app.inject({ method: 'PUT', url: `/api/auth/me/consents/${kind}`, headers, payload: { isGiven, version } });

describe('a signup', () => {
  // rules: consents
  it('keeps the words, the version, the language, the time and the shortened source of what was agreed to', async () => {
    expect((await signup({ email: 'one@example.com', mobile: '9000000001' })).statusCode).toBe(201);
    const how = { isGiven: true, language: 'en-IN', source: '203.0.113.0/24' };
    const agreed = (kind: ConsentKind) => {
      const { words, version } = consentWordings[kind];
      return { kind, words, version, ...how };
    };
    expect(await listOf('one@example.com')).toEqual([agreed('terms'), agreed('privacy')]);
  });

  // rules: consents
  it('gives consent to news only where it says so', async () => {
    await signup({ email: 'two@example.com', mobile: '9000000002', wantsNews: false });
    await signup({ email: 'three@example.com', mobile: '9000000003', wantsNews: true });
    expect((await listOf('two@example.com')).map(({ kind }) => kind)).toEqual(['terms', 'privacy']);
    expect((await listOf('three@example.com')).map(({ kind }) => kind)).toEqual(['terms', 'privacy', 'marketing']);
  });
});

describe('a consent', () => {
  // rules: consents
  it('is withdrawn as it is given, and both stay in the history', async () => {
    const headers = await loginAs(t.db, await buildUser(t.db));
    expect((await read(headers)).consents.map(({ isGiven, since }) => ({ isGiven, since }))).toEqual(
      Array(3).fill({ isGiven: false, since: null }),
    );
    expect((await change(headers, 'marketing', true)).json().consents[2]).toMatchObject({ isGiven: true });
    const answer = await change(headers, 'marketing', false);
    expect(answer.json<OwnConsents>().consents[2]).toMatchObject({ kind: 'marketing', isGiven: false });
    expect(answer.json<OwnConsents>().history.map(({ isGiven }) => isGiven)).toEqual([false, true]);
  });

  it('is stored once, however often and concurrently it is sent', async () => {
    const headers = await loginAs(t.db, await buildUser(t.db));
    const answers = await Promise.all(Array.from({ length: 8 }, () => change(headers, 'marketing', true)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect((await read(headers)).history).toHaveLength(1);
  });

  // rules: consents
  it('is not given to words that were not shown', async () => {
    const headers = await loginAs(t.db, await buildUser(t.db));
    const answer = await change(headers, 'terms', true, '2020-01-01');
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'STALE_VERSION' });
  });

  // rules: consents
  it('that the account needs is withdrawn by deleting the account', async () => {
    const headers = await loginAs(t.db, await buildUser(t.db));
    await change(headers, 'terms', true);
    const answer = await change(headers, 'terms', false);
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toMatch(/delete your account/);
    expect((await read(headers)).consents[0]).toMatchObject({ isGiven: true });
  });

  it('is shown to its own person alone', async () => {
    const headers = await loginAs(t.db, await buildUser(t.db));
    await change(headers, 'marketing', true);
    expect((await read(await loginAs(t.db, await buildUser(t.db)))).history).toEqual([]);
  });
});
