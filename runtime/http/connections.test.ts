import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { connectionRules, guardConnections } from './connections.ts';

let app: FastifyInstance;
afterEach(() => app.close());

async function open(rules: Partial<typeof connectionRules>, isTrusted = false) {
  app = fastify({ forceCloseConnections: true });
  guardConnections(app, { ...connectionRules, ...rules, isTrusted: () => isTrusted });
  app.get('/', async () => 'x'.repeat(16 * 1024 * 1024));
  app.get('/small', async () => 'small');
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  return (localAddress = '127.0.0.1') => connect({ port, host: '127.0.0.1', localAddress });
}

const ask = 'GET /small HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n';

describe('connections', () => {
  // security: slow-requests
  it('of one source are ended beyond its share, and others are let in', async () => {
    const connectFrom = await open({ open: { total: 10, perSource: 3 } });
    const own = Array.from({ length: 4 }, () => connectFrom());
    await Promise.race(own.map((socket) => once(socket, 'close')));
    expect(await text(connectFrom('127.0.0.2').end(ask))).toContain('small');
    for (const socket of own) {
      socket.destroy();
    }
  });

  it('of trusted proxies are not counted', async () => {
    const connectFrom = await open({ open: { total: 10, perSource: 0 } }, true);
    expect(await text(connectFrom().end(ask))).toContain('small');
  });

  it('end when their reader takes an answer too slowly', async () => {
    const connectFrom = await open({ stallMs: 100, bytesPerSecond: 1e9, checkEveryMs: 20 });
    const socket = connectFrom().on('error', () => undefined);
    const [served] = (await once(app.server, 'connection')) as [Socket];
    socket.pause().write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
    await once(served, 'close');
    socket.resume();
    await once(socket, 'close');
    expect(socket.bytesRead).toBeLessThan(16 * 1024 * 1024);
  });
});
