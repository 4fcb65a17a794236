import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { lingerWhereBodiesAreUnread } from '@aaram/runtime/http';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BodyRefused } from './body-refused.ts';
import { registerProxy } from './proxy.ts';
import { createBodyReader } from './request-body.ts';

const MEGABYTE = 1024 * 1024;
const ATTEMPTS = 20;

type Seen = { url: string; headers: IncomingHttpHeaders; length: number; sha256: string };
const seen: Seen[] = [];
let connections = 0;
const api = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks);
    const sha256 = createHash('sha256').update(body).digest('hex');
    seen.push({ url: request.url ?? '', headers: request.headers, length: body.length, sha256 });
    response.end('{"ok":true}');
  });
  request.on('error', () => undefined);
});
api.on('connection', () => {
  connections += 1;
});
const shop = fastify();
let port = 0;

/** Starts a shop in front of an API and returns its port. */
async function openShop(app: typeof shop, apiUrl: string): Promise<number> {
  lingerWhereBodiesAreUnread(app);
  await registerProxy(app, apiUrl, { forTab: async () => ({ own: 'set-1', next: 'set-1' }) });
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

beforeAll(async () => {
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  port = await openShop(shop, `http://127.0.0.1:${(api.address() as AddressInfo).port}`);
});
afterAll(async () => {
  await shop.close();
  api.closeAllConnections();
  api.close();
});
beforeEach(() => {
  seen.length = 0;
});

/** Reads a response with a JSON body, and skips a "100 Continue". */
async function hear(socket: Socket): Promise<{ status: number; body: unknown }> {
  let heard = '';
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    heard += String(chunk);
    const [head = '', body = ''] = heard.replace('HTTP/1.1 100 Continue\r\n\r\n', '').split('\r\n\r\n', 2);
    if (body.endsWith('}')) {
      return { status: Number(head.split(' ')[1]), body: JSON.parse(body) };
    }
  }
  throw new Error(`the connection ended after ${JSON.stringify(heard)}`);
}

/** Sends everything before it reads, as the simplest clients do. */
async function say(head: string, body: string | Buffer, to = port) {
  const socket = connect(to, '127.0.0.1');
  try {
    socket.write(head);
    await new Promise<void>((done, fail) => {
      socket.once('error', fail);
      socket.write(body, (error) => (error ? fail(error) : done()));
    });
    return await hear(socket);
  } finally {
    socket.destroy();
  }
}

const post = (path: string, more: string, type = 'application/json') =>
  `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\n${more}\r\n`;
const inChunks = (length: number) =>
  `${`10000\r\n${'x'.repeat(0x1_00_00)}\r\n`.repeat(Math.ceil(length / 0x1_00_00))}0\r\n\r\n`;
const TOO_LARGE = { status: 413, body: { message: 'The request is too large.', code: 'TOO_LARGE' } };

describe('a body that is too large for the API', () => {
  it.each([
    ['with its length', '', false],
    ['with its length on a connection that ends', 'connection: close\r\n', false],
    ['in chunks', '', true],
    ['in chunks on a connection that ends', 'connection: close\r\n', true],
    ['with a question first', 'expect: 100-continue\r\n', false],
  ])('is answered 413 with its message each time, and never forwarded: %s', async (_how, more, isChunked) => {
    for (const size of [2 * MEGABYTE, 12 * MEGABYTE]) {
      const length = isChunked ? 'transfer-encoding: chunked\r\n' : `content-length: ${size}\r\n`;
      const body = isChunked ? inChunks(size) : 'x'.repeat(size);
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        expect(await say(post('/api/auth/login', `${more}${length}`), body)).toEqual(TOO_LARGE);
      }
    }
    expect(seen).toEqual([]);
  });

  it('is cut off on its way where larger ones may pass', async () => {
    const chunked = 'transfer-encoding: chunked\r\n';
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await say(post('/api/auth/add-cart?view=card', chunked), inChunks(13 * MEGABYTE))).toEqual(TOO_LARGE);
    }
    const form = post(
      '/api/auth/add-product',
      `content-length: ${101 * MEGABYTE}\r\n`,
      'multipart/form-data; boundary=x',
    );
    expect(await say(form, '--x')).toEqual(TOO_LARGE);
    expect(seen).toEqual([]);
  });
});

describe('a body that the API does not want', () => {
  it.each(['keep-alive', 'close'])('does not take its answer away: %s', async (connection) => {
    // Like the real API, it decides before it reads the body.
    const strict = fastify();
    lingerWhereBodiesAreUnread(strict);
    strict.addHook('onRequest', async (_request, reply) =>
      reply.code(401).header('connection', connection).send({ message: 'Please log in.', code: 'NOT_LOGGED_IN' }),
    );
    const before = fastify();
    const at = await openShop(before, await strict.listen({ port: 0, host: '127.0.0.1' }));
    const type = 'multipart/form-data; boundary=x';
    for (const size of [MEGABYTE, 12 * MEGABYTE]) {
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const head = post('/api/auth/add-product', `content-length: ${size}\r\n`, type);
        expect(await say(head, 'x'.repeat(size), at)).toEqual({
          status: 401,
          body: { message: 'Please log in.', code: 'NOT_LOGGED_IN' },
        });
      }
    }
    await before.close();
    await strict.close();
  });
});

describe('a body', () => {
  it.each([
    ['a small one', '/api/webhooks/razorpay', '{ "a" :\t1.0 , "b":"é" }'],
    ['nothing', '/api/auth/login', ''],
    ['a design', '/api/auth/add-cart', 'x'.repeat(3 * MEGABYTE)],
  ])('arrives as it was sent: %s', async (_what, path, text) => {
    const body = Buffer.from(text);
    const sha256 = createHash('sha256').update(body).digest('hex');
    for (const expectation of ['', 'expect: 100-continue\r\n']) {
      const head = post(path, `${expectation}content-length: ${body.length}\r\n`);
      expect(await say(head, body)).toEqual({ status: 200, body: { ok: true } });
    }
    const inOne = `${body.length.toString(16)}\r\n${body.toString('latin1')}\r\n${body.length > 0 ? '0\r\n\r\n' : ''}`;
    const chunked = await say(post(path, 'transfer-encoding: chunked\r\n'), Buffer.from(inOne, 'latin1'));
    expect(chunked).toEqual({ status: 200, body: { ok: true } });
    expect(seen.map((one) => [one.url, one.length, one.sha256, one.headers['content-type']])).toEqual(
      Array(3).fill([path, body.length, sha256, 'application/json']),
    );
  });

  const slow = 'transfer-encoding: chunked\r\n';
  const form = 'multipart/form-data; boundary=x';
  // security: slow-requests
  it.each([
    ['a small one', '/api/auth/login', 'content-length: 9\r\n', 'application/json', '{"a"', ':100}'],
    ['a webhook', '/api/webhooks/razorpay', slow, 'application/json', '4\r\n{"a"\r\n', '5\r\n:100}\r\n0\r\n\r\n'],
    ['a form for a webhook', '/api/webhooks/razorpay', slow, form, '4\r\n{"a"\r\n', '5\r\n:100}\r\n0\r\n\r\n'],
    ['a design', '/api/auth/add-cart', slow, 'application/json', '4\r\n{"a"\r\n', '5\r\n:100}\r\n0\r\n\r\n'],
  ])(
    'takes no connection to the API before it is there, and may come slowly: %s',
    async (_what, path, more, type, begin, rest) => {
      const before = connections;
      const sockets = await Promise.all(
        Array.from({ length: 20 }, async () => {
          const socket = connect(port, '127.0.0.1');
          await once(socket, 'connect');
          socket.write(post(path, more, type) + begin);
          return socket;
        }),
      );
      expect(await say(post('/api/auth/login', 'content-length: 2\r\n'), '{}')).toMatchObject({ status: 200 });
      expect(connections - before).toBeLessThanOrEqual(1);
      const [first] = sockets;
      first?.write(rest);
      expect(first && (await hear(first))).toMatchObject({ status: 200 });
      expect(seen.map((one) => one.length)).toEqual([2, 9]);
      for (const socket of sockets) {
        socket.destroy();
      }
    },
  );

  // security: slow-requests
  it('gets through beside many slow ones from its own address', async () => {
    const sockets = Array.from({ length: 150 }, () => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      socket.write(`${post('/api/auth/login', 'content-length: 9\r\n')}{"a"`);
      return socket;
    });
    const [first] = sockets;
    expect(first && (await hear(first))).toMatchObject({ status: 503 });
    expect(await say(post('/api/auth/login', 'content-length: 2\r\n'), '{}')).toMatchObject({ status: 200 });
    for (const socket of sockets) {
      socket.destroy();
    }
  });
});

describe('createBodyReader', () => {
  async function refusalOf(options: Parameters<typeof createBodyReader>[0], parts: string[], length = 100_000) {
    const app = fastify();
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', createBodyReader(options));
    app.setErrorHandler((error, _request, reply) =>
      reply.code(error instanceof BodyRefused ? error.status : 500).send({ message: (error as Error).message }),
    );
    app.post('/api/auth/add-cart', async () => ({}));
    lingerWhereBodiesAreUnread(app);
    const own = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
    const socket = connect(own, '127.0.0.1');
    socket.write(post('/api/auth/add-cart', `content-length: ${length}\r\n`) + parts.join(''));
    const answer = await hear(socket);
    socket.destroy();
    await app.close();
    return answer;
  }

  it.each([
    ['a small body', 100_000],
    ['a larger one that does not keep the pace', 1_000_000],
  ])('waits no longer than it may take: %s', async (_what, length) => {
    expect(await refusalOf({ patienceMs: 30 }, ['{'], length)).toEqual({
      status: 408,
      body: { message: 'The request took too long to arrive. Please try again.' },
    });
  });

  it.each([
    ['in memory', { memory: { total: 50_000, perSource: 50_000 } }, 100_000],
    ['in memory for one source', { memory: { total: 5_000_000, perSource: 50_000 } }, 100_000],
    ['on disk', { disk: { total: 50_000, perSource: 50_000 } }, 1_000_000],
    ['on disk for one source', { disk: { total: 5_000_000, perSource: 50_000 } }, 1_000_000],
    ['of uploads', { uploads: { total: 10, perSource: 0 } }, 1_000_000],
  ])('holds no more at once than it may: %s', async (_what, rules, length) => {
    expect(await refusalOf(rules, ['x'.repeat(60_000)], length)).toEqual({
      status: 503,
      body: { message: 'The store is very busy. Please try again in a moment.' },
    });
  });
});
