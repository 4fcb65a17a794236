import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '#app.ts';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildUser, loginAs } from '#testing/factories.ts';
import { CALLS_PER_SOURCE_AND_MINUTE } from './limits.ts';

const argon = vi.hoisted(() => ({ hashed: 0, verified: 0 }));
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return {
    ...real,
    hash: (...given: Parameters<typeof real.hash>) => {
      argon.hashed += 1;
      return real.hash(...given);
    },
    verify: (...given: Parameters<typeof real.verify>) => {
      argon.verified += 1;
      return real.verify(...given);
    },
  };
});

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const strictApp = () => buildApp({ config: { ...t.config, hasLimits: true }, db: t.db });

type Flooded = {
  method: 'POST' | 'PUT';
  url: string;
  role: 'user' | 'seller' | null;
  account?: object;
  /** Not limited by account alone, because strangers must not lock out the owner of an email address. */
  isOpenToOwners?: true;
};
const missing = '00000000-0000-8000-a000-000000000000';
const flooded: Flooded[] = [
  { method: 'POST', url: '/api/auth/login', role: null, account: { email: 'one@example.com', password: 'wrong one' } },
  {
    method: 'POST',
    url: '/api/auth/register',
    role: null,
    isOpenToOwners: true,
    account: {
      name: 'A',
      mobile: '9876543210',
      email: 'taken@example.com',
      password: 'monsoon in Kochi',
      agreedToTerms: true,
    },
  },
  { method: 'POST', url: '/api/auth/forgot-password', role: null, isOpenToOwners: true },
  { method: 'POST', url: '/api/auth/reset-password/one-token', role: null, account: { password: 'new password' } },
  { method: 'POST', url: '/api/auth/reviews/add', role: 'user' },
  { method: 'POST', url: '/api/auth/uploads/review', role: 'user' },
  { method: 'POST', url: '/api/auth/add-cart', role: 'user' },
  { method: 'POST', url: '/api/auth/add-product', role: 'seller' },
  { method: 'POST', url: '/api/blog/posts', role: 'seller' },
  { method: 'PUT', url: `/api/blog/posts/${missing}`, role: 'seller' },
];
/** More calls than any of these routes allows in a minute. */
const MANY = 350;

function expectStopped(answers: { statusCode: number; headers: Record<string, unknown>; body: string }[]) {
  const stopped = answers.find((answer) => answer.statusCode === 429);
  expect(stopped?.statusCode, `the last answered ${answers.at(-1)?.statusCode}`).toBe(429);
  expect(JSON.parse(stopped?.body ?? '{}').code).toBe('TOO_MANY_REQUESTS');
  expect(Number(stopped?.headers['retry-after'])).toBeGreaterThanOrEqual(1);
}

describe('limits', () => {
  it.each(flooded)(
    'stop one source at $method $url, whatever address it says it comes from',
    async (route) => {
      const app = await strictApp();
      const answers = [];
      let headers: Record<string, string> = {};
      for (let index = 0; index < MANY && answers.at(-1)?.statusCode !== 429; index += 1) {
        // New accounts again and again, so that only the source is the same; invalid calls, so that nothing is done.
        if (route.role !== null && index % 5 === 0) {
          headers = await loginAs(t.db, await buildUser(t.db, { role: route.role }));
        }
        answers.push(
          await app.inject({
            method: route.method,
            url: route.url,
            headers: { ...headers, 'x-forwarded-for': `203.0.113.${index % 250}` },
            payload: {},
            remoteAddress: '198.51.100.7',
          }),
        );
      }
      expectStopped(answers);
      await app.close();
    },
    60_000,
  );

  it.each(flooded.filter(({ isOpenToOwners }) => isOpenToOwners !== true))(
    'stop one account at $method $url, from however many sources',
    async (route) => {
      const app = await strictApp();
      const headers = route.role === null ? {} : await loginAs(t.db, await buildUser(t.db, { role: route.role }));
      const answers = [];
      for (let index = 0; index < MANY && answers.at(-1)?.statusCode !== 429; index += 1) {
        answers.push(
          await app.inject({
            method: route.method,
            url: route.url,
            headers: route.url.includes('uploads')
              ? { ...headers, 'content-type': 'multipart/form-data; boundary=x' }
              : headers,
            payload: route.url.includes('uploads') ? '--x--\r\n' : (route.account ?? {}),
            remoteAddress: `10.0.${Math.floor(index / 250)}.${index % 250}`,
          }),
        );
      }
      expectStopped(answers);
      await app.close();
    },
    60_000,
  );
});

describe('whether an account exists', () => {
  const post = (url: string, payload: object) => t.app.inject({ method: 'POST', url: `/api/auth/${url}`, payload });
  const without = (headers: Record<string, unknown>) => ({ ...headers, 'x-request-id': '', date: '' });

  /** Everything a client sees of two responses, and how many passwords were hashed or verified for each. */
  async function compare(url: string, known: object, unknown: object) {
    await post('login', { email: 'warm.up@example.com', password: 'any at all' });
    const seen = [];
    for (const payload of [known, unknown]) {
      const before = { ...argon };
      const { statusCode, body, headers } = await post(url, payload);
      const work = { hashed: argon.hashed - before.hashed, verified: argon.verified - before.verified };
      seen.push({ statusCode, body, headers: without(headers), work });
    }
    return seen;
  }

  it('does not show in a login: same answer, same headers, one verification of a password', async () => {
    const user = await buildUser(t.db);
    const wrong = { password: 'wrong password' };
    const [known, unknown] = await compare(
      'login',
      { email: user.email, ...wrong },
      { email: 'no@example.com', ...wrong },
    );
    expect(known).toEqual(unknown);
    expect(known).toMatchObject({ statusCode: 401, work: { hashed: 0, verified: 1 } });
    const [mobile] = await compare('login', { email: user.mobile, ...wrong }, { email: '6000000001', ...wrong });
    expect(mobile).toEqual(unknown);
  });

  it('does not show in the login of a banned account', async () => {
    const user = await buildUser(t.db);
    await t.db`update users set banned_at = now() where id = ${user.id}`;
    const right = { password: 'correct horse' };
    const [banned, unknown] = await compare(
      'login',
      { email: user.email, ...right },
      { email: 'no@example.com', ...right },
    );
    expect(banned).toEqual(unknown);
  });

  it('does not show when a password is forgotten', async () => {
    const user = await buildUser(t.db);
    const [known, unknown] = await compare('forgot-password', { email: user.email }, { email: 'nobody@example.com' });
    expect(known).toEqual(unknown);
    expect(known).toMatchObject({ statusCode: 200, work: { hashed: 0, verified: 0 } });
  });

  it('is reported at signup in one text for email and mobile, after the same work as for a new one', async () => {
    const user = await buildUser(t.db);
    const draft = { name: 'A', password: 'monsoon in Kochi', agreedToTerms: true };
    const [email, mobile] = await compare(
      'register',
      { ...draft, email: user.email, mobile: '9000000001' },
      { ...draft, email: 'new.one@example.com', mobile: user.mobile },
    );
    expect(email).toEqual(mobile);
    expect(email).toMatchObject({ statusCode: 409, work: { hashed: 1 } });
    const [fresh] = await compare(
      'register',
      { ...draft, email: 'fresh@example.com', mobile: '9000000002' },
      { ...draft, email: 'fresh2@example.com', mobile: '9000000003' },
    );
    expect(fresh?.work).toEqual(email?.work);
  });

  it('costs the same for a reset link that was never sent', async () => {
    const [one, other] = await compare(
      'reset-password/never-sent',
      { password: 'new password' },
      { password: 'new password' },
    );
    expect(one).toMatchObject({ statusCode: 400, work: { hashed: 1 } });
    expect(one).toEqual(other);
  });
});

it('calls of one source leave room for 300 shoppers behind one address, who open a page every 10 s with four calls each', () => {
  expect(CALLS_PER_SOURCE_AND_MINUTE).toBeGreaterThanOrEqual(300 * 6 * 4);
});
