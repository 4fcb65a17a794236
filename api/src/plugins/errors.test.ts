import { Writable } from 'node:stream';
import { createPool } from '@aaram/runtime/db';
import Fastify from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildUser, loginAs } from '#testing/factories.ts';
import { accessPlugin } from './access.ts';

let t: TestApp;
const lines: string[] = [];
const log = pino(
  { level: 'info' },
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  }),
);

beforeAll(async () => {
  t = await buildTestApp({}, log);
});
afterAll(() => t.close());

describe('errors', () => {
  it('answers broken JSON with 400, a huge body with 413 and a foreign kind with 415', async () => {
    const post = (payload: string, type = 'application/json') =>
      t.app.inject({ method: 'POST', url: '/api/auth/login', payload, headers: { 'content-type': type } });
    expect((await post('{"email":')).json()).toEqual({
      message: 'What was sent could not be read. Please reload the page and try again.',
      code: 'INVALID_JSON',
    });
    expect((await post(JSON.stringify({ email: 'x'.repeat(300_000) }))).statusCode).toBe(413);
    expect((await post('<login/>', 'text/xml')).statusCode).toBe(415);
  });

  // rules: errors-of-the-api
  it.each([
    [
      'POST',
      '/api/auth/login',
      '{"email":',
      400,
      'What was sent could not be read. Please reload the page and try again.',
    ],
    ['POST', '/api/auth/login', '[]', 400, 'All fields are required!'],
    ['PUT', '/api/auth/update', '[]', 400, 'Something on this page is out of date. Please reload it and try again.'],
    ['PUT', '/api/auth/update', undefined, 400, 'The request is empty.'],
    [
      'PUT',
      '/api/auth/update',
      '{"productId":5,"quantity":1}',
      400,
      'Something on this page is out of date. Please reload it and try again.',
    ],
    ['PUT', '/api/auth/update', '{"productId":"a","quantity":1e300}', 400, 'The quantity must be smaller.'],
    [
      'GET',
      '/api/auth/get-all-products?colour=red',
      undefined,
      400,
      'Something on this page is out of date. Please reload it and try again.',
    ],
    ['GET', '/api/auth/get-all-products?limit=0', undefined, 400, 'Please ask for a number from 1 to 100.'],
    [
      'GET',
      '/api/auth/get-all-products?view=all',
      undefined,
      400,
      'Something on this page is out of date. Please reload it and try again.',
    ],
    ['GET', '/api/auth/products/%zz', undefined, 400, 'The request could not be understood.'],
    ['GET', '/api/nothing', undefined, 404, 'There is nothing here.'],
    ['POST', '/api/auth/products/1', undefined, 405, 'This cannot be done here.'],
  ] as const)('says what is wrong with %s %s %s in a sentence', async (method, url, payload, status, message) => {
    const headers = { ...(await loginAs(t.db, await buildUser(t.db))), 'content-type': 'application/json' };
    const answer = await t.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
    expect([answer.statusCode, answer.json().message]).toEqual([status, message]);
  });

  it.each([
    new Error('secret detail of table users'),
    Object.assign(new Error('secret detail of table users'), { code: '42P01' }),
    Object.assign(new Error('secret detail of table users'), { code: 'ENOENT', statusCode: 404 }),
  ])('tells nothing of an unforeseen error, and logs it: %o', async (unforeseen) => {
    lines.length = 0;
    const app = await buildApp({ config: t.config, db: t.db, log });
    app.get('/boom', { config: { access: 'public' } }, async () => {
      throw unforeseen;
    });
    const answer = await app.inject('/boom');
    expect([answer.statusCode, answer.json()]).toEqual([500, { message: 'Something went wrong.', code: 'INTERNAL' }]);
    expect(lines.some((line) => line.includes('secret detail'))).toBe(true);
    await app.close();
  });

  it('answers 503 with Retry-After while the database is away', async () => {
    const db = createPool({ url: 'postgres://anonymous@127.0.0.1:1/none', max: 1 });
    const app = await buildApp({ config: t.config, db });
    const answer = await app.inject('/api/blog/posts');
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'UNAVAILABLE_NOW']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    await app.close();
    await db.end({ timeout: 1 });
  });
});

describe.each([
  ['the disk of the database is full', { db: '53100' }],
  ['the database cannot read or write its files', { db: '58030' }],
  ['a deadlock is broken again and again', { db: '40P01' }],
  ['there is no room for a file', { file: 'ENOSPC' }],
])('when %s', (_name, { db: code, file }: { db?: string; file?: string }) => {
  // reliability: full-disk
  it('a write is 503 with Retry-After, since it may succeed later', async () => {
    const app = await buildApp({ config: t.config, db: t.db, log });
    app.get('/boom', { config: { access: 'public' } }, async () => {
      if (file !== undefined) throw Object.assign(new Error('write'), { code: file });
      await t.db.raw(`do $$ begin raise exception 'as if' using errcode = '${code}'; end $$`, []);
    });
    const answer = await app.inject('/boom');
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'UNAVAILABLE_NOW']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    await app.close();
  });
});

describe('access', () => {
  it('refuses to register a route that does not say who may call it', async () => {
    const app = Fastify();
    await app.register(accessPlugin);
    expect(() => app.get('/open', async () => 'hello')).toThrow(/config\.access is missing/);
  });

  it('decides 401 and 403 before it reads the body', async () => {
    const broken = {
      method: 'PUT',
      url: '/api/auth/update/00000000-0000-8000-a000-000000000000',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    } as const;
    const anonymous = await t.app.inject(broken);
    expect([anonymous.statusCode, anonymous.json().code, anonymous.headers['www-authenticate']]).toEqual([
      401,
      'NOT_LOGGED_IN',
      'Bearer',
    ]);
    const shopper = await loginAs(t.db, await buildUser(t.db));
    const refused = await t.app.inject({ ...broken, headers: { ...broken.headers, ...shopper } });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'FORBIDDEN']);
  });

  it.each(['Bearer', 'Bearer ', 'Bearer x y', 'Basic abc', `Bearer ${'a'.repeat(500)}`, "Bearer ' or 1=1"])(
    'takes %j for no session',
    async (authorization) => {
      expect((await t.app.inject({ url: '/api/auth/me/profile', headers: { authorization } })).statusCode).toBe(401);
    },
  );
});

describe('the request log', () => {
  it('is one line per request, with the route and not its values, and without the token', async () => {
    lines.length = 0;
    const headers = await loginAs(t.db, await buildUser(t.db));
    const answer = await t.app.inject({
      url: '/api/auth/products/some-secret-value?email=a@example.com',
      headers: { ...headers, 'x-request-id': 'request-12345' },
    });
    const logged = lines.filter((line) => line.includes('"request"'));
    expect(logged).toHaveLength(1);
    expect(JSON.parse(logged[0] ?? '{}')).toMatchObject({
      reqId: 'request-12345',
      method: 'GET',
      route: '/api/auth/products/:id',
      status: 400,
    });
    expect(lines.join('')).not.toMatch(/some-secret-value|a@example|Bearer/);
    expect(answer.headers['x-request-id']).toBe('request-12345');
  });
});

describe('limits', () => {
  it('stop a source that registers in a loop, with Retry-After', async () => {
    const app = await buildApp({ config: readConfig({ NODE_ENV: 'test' }), db: t.db });
    const answers = [];
    for (let index = 0; index < 12; index += 1) {
      answers.push(await app.inject({ method: 'POST', url: '/api/auth/register', payload: {} }));
    }
    const stopped = answers.filter((answer) => answer.statusCode === 429);
    expect(stopped).toHaveLength(2);
    expect(stopped[0]?.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(Number(stopped[0]?.headers['retry-after'])).toBeGreaterThan(0);
    await app.close();
  });

  it('stop guessing at one account from many sources', async () => {
    const app = await buildApp({ config: readConfig({ NODE_ENV: 'test' }), db: t.db });
    const guess = (index: number, email: string) =>
      app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email, password: 'wrong password' },
        remoteAddress: `10.0.0.${index}`,
      });
    const answers = [];
    for (let index = 1; index <= 11; index += 1) {
      answers.push((await guess(index, index % 2 === 0 ? 'Victim@example.com' : ' victim@example.com')).statusCode);
    }
    expect(answers.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(answers[10]).toBe(429);
    expect((await guess(99, 'somebody.else@example.com')).statusCode).toBe(401);
    await app.close();
  });
});
