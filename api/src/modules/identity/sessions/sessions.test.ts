import { deviceSchema } from '@aaram/shared-domain/identity/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildUser, loginAs, TEST_PASSWORD, type TestUser } from '#testing/factories.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

type Headers = { authorization: string };
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, headers: Headers, payload?: object) =>
  t.app.inject({ method, url: `/api/auth/me/${path}`, headers, ...(payload === undefined ? {} : { payload }) });
const isIn = async (headers: Headers) => (await call('GET', 'profile', headers)).statusCode === 200;
const age = (user: TestUser, column: 'started_at' | 'last_seen_at' | 'created_at' | 'expires_at', past: string) =>
  t.db`update sessions set ${t.db(column)} = ${t.db(column)} - ${past}::interval where user_id = ${user.id}`;
const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });

async function login(user: TestUser, agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0') {
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'user-agent': agent },
    remoteAddress: '203.0.113.77',
    payload: { email: user.email, password: TEST_PASSWORD },
  });
  return bearer(answer.json().token);
}

describe('the end of a session', () => {
  // security: ended-sessions
  it.each([
    ['admin', 'started_at', '12 hours'],
    ['seller', 'started_at', '12 hours'],
    ['user', 'started_at', '30 days'],
    ['admin', 'last_seen_at', '60 minutes'],
    ['seller', 'last_seen_at', '60 minutes'],
    ['user', 'last_seen_at', '14 days'],
  ] as const)('of a %s comes by %s after %s, whatever its client does', async (role, column, limit) => {
    const user = await buildUser(t.db, { role });
    const headers = await login(user);
    await age(
      user,
      column,
      limit.replace(/\d+/, (figure) => String(Number(figure) * 0.9)),
    );
    expect(await isIn(headers)).toBe(true);
    await age(user, column, limit);
    expect(await isIn(headers)).toBe(false);
    expect((await call('GET', 'sessions', await loginAs(t.db, user))).json()).toHaveLength(1);
  });

  it('by idleness is put off by using it', async () => {
    const user = await buildUser(t.db, { role: 'seller' });
    const headers = await login(user);
    await age(user, 'last_seen_at', '50 minutes');
    expect(await isIn(headers)).toBe(true);
    await age(user, 'last_seen_at', '50 minutes');
    expect(await isIn(headers)).toBe(true);
  });

  it('of staff is written down at login', async () => {
    const user = await buildUser(t.db, { role: 'admin' });
    await login(user);
    const [row] = await t.db`select extract(epoch from expires_at - now())::int as left from sessions
      where user_id = ${user.id}`;
    expect(row?.left).toBeLessThanOrEqual(12 * 3600);
  });
});

describe('the token of a session', () => {
  it('stays while it is young, and for a client that never asks for another', async () => {
    const user = await buildUser(t.db);
    const headers = await login(user);
    expect((await call('POST', 'token', headers)).json()).toMatchObject({
      token: null,
      user: { id: user.id },
    });
    await age(user, 'created_at', '10 days');
    expect(await isIn(headers)).toBe(true);
  });

  // security: ended-sessions
  it('is replaced when it is old; the old one goes on until the new one is used, and a minute for other tabs', async () => {
    const user = await buildUser(t.db);
    const old = await login(user);
    await age(user, 'created_at', '2 days');
    const fresh = bearer((await call('POST', 'token', old)).json().token);
    // A second tab that asks at the same time gets no token, so that neither tab ends up with a dead one.
    expect((await call('POST', 'token', old)).json().token).toBeNull();
    const left = async () => {
      const [row] = await t.db`select extract(epoch from min(expires_at) - now())::int as left from sessions
        where user_id = ${user.id}`;
      return row?.left;
    };
    expect(await left()).toBeGreaterThan(3600);
    expect([await isIn(fresh), await isIn(old)]).toEqual([true, true]);
    expect(await left()).toBeLessThanOrEqual(60);
    await t.db`update sessions set expires_at = now() where user_id = ${user.id} and expires_at < now() + interval '1 hour'`;
    expect([await isIn(fresh), await isIn(old)]).toEqual([true, false]);
    expect((await call('GET', 'sessions', fresh)).json()).toHaveLength(1);
  });

  it('keeps the absolute end of its session', async () => {
    const user = await buildUser(t.db, { role: 'admin' });
    const old = await login(user);
    await age(user, 'created_at', '2 hours');
    await age(user, 'started_at', '11 hours');
    const fresh = bearer((await call('POST', 'token', old)).json().token);
    expect(await isIn(fresh)).toBe(true);
    await age(user, 'started_at', '1 hour');
    expect(await isIn(fresh)).toBe(false);
  });
});

describe('devices', () => {
  it('are listed to their owner with browser and the beginning of the address', async () => {
    const user = await buildUser(t.db);
    const here = await login(user);
    await login(
      user,
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    );
    const answer = await call('GET', 'sessions', here);
    const devices = z.array(deviceSchema.strict()).parse(answer.json());
    expect(devices.map(({ browser, source, isCurrent }) => [browser, source, isCurrent])).toEqual([
      ['Firefox on Linux', '203.0.113.x', true],
      ['Safari on iOS', '203.0.113.x', false],
    ]);
    expect(answer.body).not.toContain('203.0.113.77');
  });

  it('are logged out one by one, by their owner alone', async () => {
    const user = await buildUser(t.db);
    const [here, there] = [await login(user), await login(user)];
    const devices: z.infer<typeof deviceSchema>[] = (await call('GET', 'sessions', here)).json();
    const other = devices.find(({ isCurrent }) => !isCurrent)?._id;
    const stranger = await loginAs(t.db, await buildUser(t.db));
    expect((await call('DELETE', `sessions/${other}`, stranger)).statusCode).toBe(404);
    expect((await call('DELETE', `sessions/${other}`, here)).statusCode).toBe(200);
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
  });

  // security: ended-sessions
  it('are all logged out at once', async () => {
    const user = await buildUser(t.db);
    const everywhere = [await login(user), await login(user)];
    const stranger = await login(await buildUser(t.db));
    expect((await call('DELETE', 'sessions', everywhere[0] ?? stranger)).statusCode).toBe(204);
    expect(await Promise.all([...everywhere, stranger].map(isIn))).toEqual([false, false, true]);
  });
});
