import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { mendPath } from '@aaram/runtime/http';
import fc from 'fast-check';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { answerOwnAddress, originOf, readTarget, urlOf } from './own-address.ts';

let app: FastifyInstance;
afterEach(() => app.close());

/** A shop whose pages return the address they believe to be theirs, and the client's. */
function open(env: NodeJS.ProcessEnv = {}): void {
  const { publicUrl, isTrusted } = readConfig(env);
  app = fastify({ rewriteUrl: ({ url = '/' }) => mendPath(readTarget(url)), trustProxy: isTrusted });
  answerOwnAddress(app, publicUrl);
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/*', (request) => ({
    origin: originOf(request, publicUrl),
    url: urlOf(request, publicUrl).href,
    ip: request.ip,
  }));
  app.post('/api/*', () => ({}));
}

const PUBLIC_URL = 'https://shop.example';

/** The response to a raw request line, which no client of Node.js would send. */
async function say(port: number, line: string, host = 'shop.example') {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(Buffer.from(`${line}\r\nhost: ${host}\r\nconnection: close\r\n\r\n`, 'latin1'));
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n', 2);
  return {
    status: Number(head.split(' ')[1]),
    location: /^location: (.*)$/im.exec(head)?.[1],
    body,
  };
}

async function listen(env: NodeJS.ProcessEnv = {}): Promise<number> {
  open(env);
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

const lines = [
  '//evil.example/women',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example/women?q=1',
  '//',
  '/\\',
  '//evil.example:99999/',
  '//[::1',
  '//user@evil.example/',
  '/%2F%2Fevil.example',
  '/%5Cevil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e%2e//evil.example',
  '/@evil.example',
  '/:80',
  '/women?next=//evil.example',
  '/%',
  '/%E0%A4%A',
  '/%00',
  'http://evil.example/women',
  'http://evil.example',
  'http://evil.example//other.example/women',
  'https://[::1/women',
  'javascript://evil.example/%0aalert(1)',
  'HTTP://user:password@evil.example/',
  'women',
  '?',
  '*',
];

describe('whatever a request line says', () => {
  // security: foreign-forms
  it.each([
    ['without an address', {}, 'http://shop.example'],
    ['with one', { PUBLIC_URL }, PUBLIC_URL],
  ])('the shop stays where it is, and answers no 500: %s', async (_what, env, own) => {
    const port = await listen(env);
    for (const line of lines) {
      const { status, location, body } = await say(port, `GET ${line} HTTP/1.1`);
      expect([200, 308, 400, 404], `${line}: ${status} ${body}`).toContain(status);
      if (status === 200) {
        expect(JSON.parse(body).origin, line).toBe(own);
        expect(new URL(JSON.parse(body).url).origin, line).toBe(own);
      }
      if (location !== undefined) {
        expect(new URL(location, own).origin, line).toBe(own);
      }
    }
  });

  it('the shop stays where it is for any generated request line', async () => {
    const port = await listen({ PUBLIC_URL });
    const part = fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2F',
      '%5C',
      '%',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      'http:',
      'é',
      '*',
      ';',
      '[',
      '|',
    );
    const target = fc.oneof(
      fc.array(part, { minLength: 1, maxLength: 8 }).map((parts) => parts.join('')),
      fc.webUrl(),
    );
    await fc.assert(
      fc.asyncProperty(target, fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS', 'PUT'), async (line, method) => {
        const { status, location } = await say(port, `${method} ${line} HTTP/1.1`);
        expect(status).toBeLessThan(500);
        expect(new URL(location ?? '/', PUBLIC_URL).origin).toBe(PUBLIC_URL);
      }),
      { numRuns: 400 },
    );
  });
});

describe('whatever host a request names', () => {
  it.each(['evil.example@shop', 'a b', 'shop.example/x', '%', '[::1', '\\', 'shop?x', 'shop:99999', '../'])(
    'a host that is none is refused without an address of its own: %s',
    async (host) => expect((await say(await listen(), 'GET / HTTP/1.1', host)).status).toBe(400),
  );

  // security: foreign-forms
  it('only the shop is answered that has an address; documents of others lead there', async () => {
    const port = await listen({ PUBLIC_URL });
    for (const host of ['shop.example', 'SHOP.example', 'shop.example:443']) {
      expect(await say(port, 'GET /women HTTP/1.1', host)).toMatchObject({ status: 200 });
    }
    for (const host of ['evil.example', '10.0.0.1:3000', 'shop.example.', 'shop.example:80', 'a b']) {
      expect(await say(port, 'GET /women?q=%20 HTTP/1.1', host)).toMatchObject({
        status: 308,
        location: 'https://shop.example/women?q=%20',
      });
      for (const line of ['GET /api/auth/me', 'POST /api/auth/login', 'POST /', 'GET /media/a', 'GET /assets/a.js']) {
        expect((await say(port, `${line} HTTP/1.1`, host)).status, line).toBe(421);
      }
      expect((await say(port, 'GET /healthz HTTP/1.1', host)).status).toBe(200);
    }
    expect((await say(port, 'GET http://evil.example/women HTTP/1.1')).location).toBe('https://shop.example/women');
    expect((await say(port, 'GET https://shop.example/women HTTP/1.1', 'evil.example')).status).toBe(200);
  });
});

describe('what proxies say', () => {
  const headers = {
    host: 'inside:3000',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'shop.example',
    'x-forwarded-proto': 'https',
  };
  const ask = (remoteAddress: string, more = {}) =>
    app.inject({ url: '/women', remoteAddress, headers: { ...headers, ...more } }).then((response) => response.json());

  // security: foreign-forms
  it('is believed of a balancer on another host that is named, and of no other', async () => {
    open({ TRUST_PROXY: '10.1.0.0/16, 2001:db8::/32' });
    for (const balancer of ['10.1.2.3', '::ffff:10.1.2.3', '2001:db8::7']) {
      expect(await ask(balancer)).toMatchObject({ origin: 'https://shop.example', ip: '203.0.113.9' });
    }
    for (const stranger of ['10.2.0.1', '127.0.0.1', '203.0.113.50']) {
      expect(await ask(stranger)).toMatchObject({ origin: 'http://inside:3000', ip: stranger });
    }
  });

  it('that a caller has put before it counts for nothing', async () => {
    open({ TRUST_PROXY: '10.1.0.0/16' });
    expect(await ask('10.1.2.3', { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' })).toMatchObject({ ip: '203.0.113.9' });
  });

  it('of a protocol is http or https', async () => {
    open({ TRUST_PROXY: '10.1.0.0/16' });
    expect(await ask('10.1.2.3', { 'x-forwarded-proto': 'javascript' })).toMatchObject({
      origin: 'http://shop.example',
    });
  });
});

describe('PUBLIC_URL', () => {
  it.each(['shop.example', 'ftp://shop.example', 'https://shop.example/store', 'https://a@shop.example'])(
    'is an address without a path, not %s',
    (value) => {
      expect(() => readConfig({ PUBLIC_URL: value })).toThrow('PUBLIC_URL: must be an address like');
    },
  );
});
