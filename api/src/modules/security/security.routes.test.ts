import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildUser, loginAs } from '#testing/factories.ts';
import { MAX_REPORTS } from './reports.repository.ts';

let t: TestApp;
let admin: { authorization: string };
beforeAll(async () => {
  t = await buildTestApp();
  admin = await loginAs(t.db, await buildUser(t.db, { role: 'admin' }));
});
afterAll(() => t.close());

const send = (body: unknown, type = 'application/csp-report', app = t.app) =>
  app.inject({
    method: 'POST',
    url: '/api/reports',
    headers: { 'content-type': type },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
const read = async () => (await t.app.inject({ url: '/api/auth/panel/reports?limit=1000', headers: admin })).json();

const violation = (change: object = {}) => ({
  'csp-report': {
    'document-uri': 'https://shop.example/reset-password/Zm9vYmFyYmF6?email=meera@example.com',
    'blocked-uri': 'https://evil.example/steal.js?card=4111111111111111',
    'effective-directive': 'script-src-elem',
    referrer: 'https://shop.example/my-orders?phone=9876543210',
    'script-sample': 'document.cookie',
    ...change,
  },
});

describe('what browsers report', () => {
  // security: content-policy
  it('is stored by directive, blocked origin and page, counted, and identifies no person', async () => {
    for (const name of ['one', 'two', 'three']) {
      const answer = await send(violation({ 'blocked-uri': `https://evil.example/${name}.js?who=meera` }));
      expect([answer.statusCode, answer.body]).toEqual([204, '']);
    }
    expect(await read()).toMatchObject([
      {
        kind: 'policy',
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
        page: '/reset-password/*',
        times: 3,
      },
    ]);
    const [row] = await t.db`select browser_reports::text as text from browser_reports`;
    expect(row?.text).not.toMatch(/meera|9876543210|4111111111111111|Zm9v|cookie/);
  });

  it('is understood in every form it comes in', async () => {
    const body = { documentURL: 'https://shop.example/women', blockedURL: 'inline', effectiveDirective: 'style-src' };
    const integrity = { documentURL: '/checkout', blockedURL: 'https://shop.example/a.js?x=1', destination: 'script' };
    await send(
      [
        { type: 'csp-violation', age: 1, url: body.documentURL, user_agent: 'x', body },
        { type: 'integrity-violation', body: integrity },
        { type: 'deprecation', body },
      ],
      'application/reports+json',
    );
    await send({ integrity: '/assets/main.js?v=1', page: '/single-product/0198' }, 'text/plain;charset=UTF-8');
    expect(await read()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'policy', directive: 'style-src', blocked: 'inline', page: '/women' }),
        expect.objectContaining({ kind: 'integrity', directive: 'script', blocked: '/a.js', page: '/checkout' }),
        expect.objectContaining({ directive: 'hash', blocked: '/assets/main.js', page: '/single-product/*' }),
      ]),
    );
  });

  it("leaves out what a visitor's own extension does, and refuses what is no report", async () => {
    const before = await read();
    expect((await send(violation({ 'blocked-uri': 'chrome-extension://abc/x.js' }))).statusCode).toBe(204);
    expect(await read()).toEqual(before);
    for (const body of ['{}', '[]x', '{"csp-report":{}}', '[{"type":"csp-violation"}]']) {
      expect([body, (await send(body)).statusCode]).toEqual([body, 400]);
    }
    expect((await send(violation({ 'script-sample': 'x'.repeat(17_000) }))).statusCode).toBe(413);
  });

  it('fills no more rows than there are for it: the latest stay', async () => {
    await t.db`insert into browser_reports (kind, directive, blocked, page, last_at)
      select 'policy', 'img-src', 'https://' || n || '.example', '/', now() - interval '1 hour'
      from generate_series(1, ${MAX_REPORTS + 50}) n`;
    await send(violation({ 'blocked-uri': 'https://last.example/' }));
    const [count] = await t.db`select count(*)::int as rows from browser_reports`;
    expect(count?.rows).toBe(MAX_REPORTS);
    expect((await read())[0].blocked).toBe('https://last.example');
  });

  it('is taken from one source 30 times a minute', async () => {
    const strict = await buildTestApp({ LIMITS: 'strict' });
    try {
      const statuses: number[] = [];
      for (let sent = 0; sent < 32; sent += 1) {
        statuses.push((await send(violation(), 'application/csp-report', strict.app)).statusCode);
      }
      expect(statuses.filter((status) => status === 204)).toHaveLength(30);
      expect(statuses.at(-1)).toBe(429);
    } finally {
      await strict.close();
    }
  });
});

const LONG_MS = 600_000;
describe('reports of browsers', () => {
  // security: made-up-reports
  it(
    'that several visitors have sent stay, however much 120 sources make up',
    async ({ annotate }) => {
      const strict = await buildTestApp({ LIMITS: 'strict' });
      onTestFinished(() => strict.close());
      const headers = await loginAs(strict.db, await buildUser(strict.db, { role: 'admin' }));
      const post = (remoteAddress: string, payload: object[]) =>
        strict.app.inject({
          ...{ method: 'POST', url: '/api/reports', remoteAddress, payload: JSON.stringify(payload) },
          headers: { 'content-type': 'application/reports+json' },
        });
      const reportOf = (blocked: string, directive = 'script-src', page = '/checkout') => ({
        type: 'csp-violation',
        body: { documentURL: `https://shop.example${page}`, blockedURL: blocked, effectiveDirective: directive },
      });
      const real = Array.from({ length: 20 }, (_, index) => `https://real-${index}.example`);
      for (const visitor of [1, 2, 3]) {
        for (const [index, blocked] of real.entries()) await post(`198.51.${visitor}.${index}`, [reportOf(blocked)]);
      }
      const rounds = process.env.PROOF === 'long' ? 30 : 3;
      let sent = 0;
      for (let source = 0; source < 120; source += 1) {
        for (let round = 0; round < rounds; round += 1) {
          const made = Array.from({ length: 20 }, (_, index) =>
            reportOf(`https://x${source}-${round}-${index}.example`),
          );
          await post(`203.0.113.${source}`, made);
          sent += made.length;
        }
      }
      await post('192.0.2.1', [reportOf('https://new.example', 'img-src', '/women')]);
      const list = (await strict.app.inject({ url: '/api/auth/panel/reports?limit=1000', headers })).json();
      const seen = new Set(list.map(({ blocked }: { blocked: string }) => blocked));
      expect([...real, 'https://new.example'].filter((one) => !seen.has(one))).toEqual([]);
      expect(list.length).toBeLessThanOrEqual(MAX_REPORTS);
      await annotate(
        `${sent} made-up reports from 120 sources: ${list.length - 21} stored, all 21 real ones there`,
        'figure',
      );
    },
    LONG_MS,
  );

  // security: made-up-reports
  it('of one source count once, however often it sends them', async () => {
    const strict = await buildTestApp({ LIMITS: 'strict' });
    onTestFinished(() => strict.close());
    const headers = await loginAs(strict.db, await buildUser(strict.db, { role: 'admin' }));
    const odd = violation({ 'effective-directive': 'font-src' });
    for (let tried = 0; tried < 5; tried += 1) await send(odd, 'application/csp-report', strict.app);
    const list = (await strict.app.inject({ url: '/api/auth/panel/reports', headers })).json();
    expect(list.filter(({ directive }: { directive: string }) => directive === 'font-src')).toMatchObject([
      { times: 1 },
    ]);
  });
});
