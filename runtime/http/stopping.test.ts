import { Agent, get, type IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { stopWithoutIdleConnections } from './stopping.ts';

it('stops once a page that was under way has ended, although its connection stays open', async () => {
  const page = new PassThrough();
  const app = fastify({ keepAliveTimeout: 3_600_000, forceCloseConnections: 'idle' });
  stopWithoutIdleConnections(app);
  app.get('/', (_request, reply) => reply.send(page));
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true });
  page.write('begun ');
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(origin, { agent }, resolve).on('error', reject);
  });
  const stopped = app.close();
  page.end('and ended');
  expect(await text(answer)).toBe('begun and ended');
  await stopped;
  agent.destroy();
}, 20_000);
