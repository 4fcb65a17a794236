import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser, loginAs } from '#testing/factories.ts';
import { buildGoodCall, buildPeople, nameRoute, type People } from '#testing/good-calls/good-calls.ts';
import { type Headers, type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';

const isLong = process.env.PROOF === 'long';
/** Who may call what, as it is meant: `PROOF=long … access.test.ts -u` writes it from real calls. */
const FILE = './access-matrix.snap';
/**
 * Each call is a good one, about things that belong to the shopper (cart, address, order, design) or the seller (product,
 * post, and every line of the order). Catalogue, orders and content work in the team of the seller, who is its owner, each
 * with that role alone. HEAD answers as GET does; other methods are 405.
 */
let harness: PaymentHarness;
let people: People;
let callers: Record<string, () => Promise<Partial<Headers>>>;

/** Headers of an account with a session from before `change`. */
async function formerly(change: (id: string) => Promise<unknown>, role: 'user' | 'seller' | 'admin' = 'admin') {
  const user = await buildUser(harness.db, { role });
  const headers = await loginAs(harness.db, user);
  await change(user.id);
  return headers;
}

/** A person who is let in nowhere changes nothing: one of them is enough for all calls. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

beforeAll(async () => {
  harness = await startPaymentHarness();
  people = await buildPeople(harness);
  const { db } = harness;
  const as = (who: keyof People) => () => loginAs(db, people[who]);
  callers = {
    anonymous: async () => ({}),
    'made-up token': async () => ({ authorization: `Bearer ${'a'.repeat(43)}` }),
    'expired session': once(() =>
      formerly((id) => db`update sessions set expires_at = now() - interval '1 second' where user_id = ${id}`),
    ),
    shopper: as('shopper'),
    'other shopper': as('otherShopper'),
    seller: as('seller'),
    catalogue: as('catalogue'),
    orders: as('orders'),
    content: as('content'),
    'other seller': as('otherSeller'),
    admin: as('admin'),
    'demoted admin': once(() => formerly((id) => db`update users set role = 'user' where id = ${id}`)),
    'banned admin': once(() => formerly((id) => db`update users set banned_at = now() where id = ${id}`)),
  };
});
afterAll(() => harness.close());

const listRoutes = () => harness.app.knownRoutes.filter(({ method }) => method !== 'HEAD');

const allMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const fillIn = (pattern: string) => pattern.replace(/:\w+/g, '00000000-0000-8000-a000-000000000000');

function groupByUrl(): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { method, url } of harness.app.knownRoutes) {
    groups.set(url, [...(groups.get(url) ?? []), method]);
  }
  return groups;
}

/** The rows of the printed matrix, by the name of their route, without its rule. */
async function readPrinted(): Promise<Map<string, string[]>> {
  const lines = (await readFile(new URL(FILE, import.meta.url), 'utf8'))
    .split('\n')
    .filter((line) => /^\| `/.test(line));
  return new Map(
    lines.map((line) => {
      const [name = '', _rule, ...statuses] = line.slice(2, -2).split(' | ');
      return [name.replaceAll('`', ''), statuses];
    }),
  );
}

/** In the short form each route is called by one of so many callers. */
const CALLER_SHARE = isLong ? 1 : 4;

/** Calls a route as every caller; in the short form as some of them, beside what is printed already. */
async function fillRow(name: string, at: number, printed: string[] = []): Promise<string[]> {
  const row: string[] = [];
  // Anyone who was not let in has changed nothing: the next caller makes the same call.
  let refused: Awaited<ReturnType<typeof buildGoodCall>> | undefined;
  for (const [column, login] of Object.values(callers).entries()) {
    const known = printed[column];
    if (known !== undefined && (column + at) % CALLER_SHARE > 0) {
      row.push(known);
      continue;
    }
    const headers = await login();
    const call = refused ?? (await buildGoodCall(name, { harness, people }));
    const { statusCode, body } = await harness.app.inject({ ...call, headers: { ...call.headers, ...headers } });
    refused = [401, 403, 404].includes(statusCode) ? call : undefined;
    // A 5xx must never be recorded as an expected result.
    expect(statusCode, `${name}: ${body}`).toBeLessThan(500);
    row.push(String(statusCode));
  }
  return row;
}

/** A table without padding, which would be half of the file. */
function formatTable([head = [], ...rest]: readonly string[][]): string {
  const write = (row: readonly string[]) => `| ${row.join(' | ')} |\n`;
  return [head, head.map(() => '---'), ...rest].map(write).join('');
}

describe('access', () => {
  // rules: teams
  it('is as the printed matrix says, for every route and every kind of caller', async () => {
    const rows: string[][] = [];
    const printed = await readPrinted();
    for (const [at, route] of listRoutes().entries()) {
      const name = nameRoute(route);
      rows.push([`\`${name}\``, route.access, ...(await fillRow(name, at, printed.get(name)))]);
    }
    const sorted = rows.sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
    await expect(formatTable([['Route', 'Rule', ...Object.keys(callers)], ...sorted])).toMatchFileSnapshot(FILE);
  }, 240_000);

  it('lets no expired, made-up, demoted or banned session into any route that has a rule', async () => {
    const former = Object.entries(callers).filter(([who]) => /anonymous|made-up|expired|demoted|banned/.test(who));
    for (const route of listRoutes().filter(({ access }) => access !== 'public' && access !== 'signature')) {
      const url = fillIn(route.url);
      for (const [who, login] of former) {
        const answer = await harness.app.inject({ method: route.method as 'GET', url, headers: await login() });
        expect([who, route.url, answer.statusCode, answer.headers['www-authenticate']]).toEqual([
          who,
          route.url,
          401,
          'Bearer',
        ]);
      }
    }
  }, 120_000);

  it('is not opened by another method', async () => {
    const headers = await loginAs(harness.db, people.otherShopper);
    for (const [pattern, methods] of groupByUrl()) {
      const url = fillIn(pattern);
      for (const method of allMethods.filter((one) => !methods.includes(one))) {
        const answer = await harness.app.inject({ method, url, headers });
        expect([method, pattern, answer.statusCode, answer.headers.allow]).toEqual([
          method,
          pattern,
          405,
          expect.stringContaining(methods[0] ?? ''),
        ]);
      }
    }
  }, 120_000);

  it('is not opened by another spelling of the path', async () => {
    const headers = await loginAs(harness.db, people.otherShopper);
    for (const [pattern, methods] of groupByUrl()) {
      const url = fillIn(pattern);
      const method = methods.find((one) => one !== 'HEAD') ?? 'GET';
      for (const spelled of [`${url}/`, `/${url}`, url.toUpperCase(), url.replaceAll('/', '%2f')]) {
        const answer = await harness.app.inject({ method: method as 'GET', url: spelled, headers });
        expect([400, 403, 404, 405], `${method} ${spelled}`).toContain(answer.statusCode);
      }
    }
  }, 120_000);

  it('answers HEAD as GET, to anyone who asks', async () => {
    const askers = ['anonymous', 'other shopper', 'seller'] as const;
    for (const [index, { url, method }] of harness.app.knownRoutes
      .filter((route) => route.method === 'GET')
      .entries()) {
      const name = nameRoute({ method, url });
      // In the short form each call is made by one of them.
      for (const who of askers.filter((_, position) => isLong || position === index % askers.length)) {
        const headers = (await callers[who]?.()) ?? {};
        const call = await buildGoodCall(name, { harness, people }, headers);
        const got = await harness.app.inject(call);
        const head = await harness.app.inject({ ...call, method: 'HEAD' });
        expect([name, who, head.statusCode, head.body]).toEqual([name, who, got.statusCode, '']);
      }
    }
  }, 120_000);
});

describe('a role or a ban', () => {
  it('given by an admin holds at once, ends every session of that person, and is in the audit', async () => {
    const person = await buildUser(harness.db);
    const before = await loginAs(harness.db, person);
    const change = (payload: object) =>
      harness.app.inject({ method: 'PUT', url: '/api/auth/people', headers: people.admin.headers, payload });
    const profile = (headers: Headers) => harness.app.inject({ url: '/api/auth/me/profile', headers });

    const promoted = await change({ email: person.email.toUpperCase(), role: 'seller' });
    expect([promoted.statusCode, promoted.json()]).toMatchObject([200, { _id: person.id, role: 'seller' }]);
    expect((await profile(before)).statusCode).toBe(401);

    const seller = await loginAs(harness.db, person);
    expect((await harness.app.inject({ url: '/api/auth/panel/figures', headers: seller })).statusCode).toBe(200);
    expect((await change({ email: person.email, isBanned: true })).json()).toMatchObject({ isBanned: true });
    expect((await profile(seller)).statusCode).toBe(401);
    const login = { email: person.email, password: 'correct horse' };
    const shut = await harness.app.inject({ method: 'POST', url: '/api/auth/login', payload: login });
    expect([shut.statusCode, shut.json()]).toEqual([
      401,
      { message: 'Invalid credentials!', code: 'INVALID_CREDENTIALS' },
    ]);
    expect((await change({ email: person.email, isBanned: false })).json()).toMatchObject({ isBanned: false });
    expect((await harness.app.inject({ method: 'POST', url: '/api/auth/login', payload: login })).statusCode).toBe(200);

    const rows = await harness.db`select detail from audit_log where subject_id = ${person.id} order by id`;
    expect(rows).toHaveLength(3);
    expect(rows[0]?.detail).toMatchObject({ fromRole: 'user', role: 'seller' });
  });

  it('cannot be given to oneself or to an unknown address', async () => {
    const change = (payload: object) =>
      harness.app.inject({ method: 'PUT', url: '/api/auth/people', headers: people.admin.headers, payload });
    expect((await change({ email: people.admin.email, role: 'user' })).statusCode).toBe(403);
    expect((await change({ email: 'anonymous@example.com', role: 'admin' })).statusCode).toBe(404);
    expect((await change({ email: people.shopper.email, role: 'owner' })).statusCode).toBe(400);
  });
});
