import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { queueByConnection } from '@aaram/runtime/http';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proxyRules, registerProxy } from './proxy.ts';

const MEGABYTE = 1024 * 1024;
let asked = 0;
/** Sends a large response, a small one, or says that it is busy. */
const api = createServer(async (request, response) => {
  asked += 1;
  if (request.url === '/api/much') {
    response.end('x'.repeat(4 * MEGABYTE));
  } else if (request.url === '/api/busy') {
    response.writeHead(503, { 'retry-after': '1' }).end('{}');
  } else {
    response.end('small');
  }
});
const shop = fastify({ forceCloseConnections: true });
let port = 0;

beforeAll(async () => {
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const { port: apiPort } = api.address() as AddressInfo;
  const slots = { ...proxyRules.slots, total: 2, perSource: 2, waitMs: 10_000 };
  queueByConnection(shop);
  const sets = { forTab: async () => ({ own: 'set-1', next: 'set-1' }) };
  await registerProxy(shop, `http://127.0.0.1:${apiPort}`, sets, { ...proxyRules, slots });
  port = Number(new URL(await shop.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await shop.close();
  api.closeAllConnections();
  api.close();
});

const ask = (path: string) => `GET /api/${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`;

async function answerTo(path: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(ask(path));
  return text(socket);
}

describe('an answer of the API', () => {
  // security: slow-requests
  it('is taken in whole, so that who does not read it holds no slot', async () => {
    const readers = Array.from({ length: 3 }, () => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      socket.pause().write(ask('much'));
      return socket;
    });
    expect(await answerTo('small')).toContain('small');
    for (const socket of readers) {
      expect((await text(socket)).length).toBeGreaterThan(4 * MEGABYTE);
    }
  });

  it('that is not awaited any more gives its slot back', async () => {
    for (let round = 0; round < 5; round += 1) {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      socket.write(ask('much'));
      await once(socket, 'data');
      socket.destroy();
    }
    expect(await answerTo('small')).toContain('small');
  });

  it('is asked for after the one before has gone out, and comes in order', async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    asked = 0;
    socket.pause().write(`${ask('much').replace('connection: close\r\n', '').repeat(3)}${ask('small')}`);
    expect(await answerTo('small')).toContain('small');
    expect(asked).toBeLessThanOrEqual(3);
    const all = await text(socket);
    expect(all.match(/HTTP\/1\.1 200/g)).toHaveLength(4);
    expect(all.trim().endsWith('small')).toBe(true);
  });

  it('that it is busy is passed on, and not asked for again', async () => {
    asked = 0;
    expect(await answerTo('busy')).toMatch(/^HTTP\/1\.1 503/);
    expect(asked).toBe(1);
  });
});
