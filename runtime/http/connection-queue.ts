import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Requests that may wait on one connection; browsers and proxies send the next one after the response. */
const MAX_QUEUED_REQUESTS = 32;

type Queue = { last: Promise<void>; waiting: number };

/**
 * Handles the requests of a connection one at a time, in order. Responses leave in that order anyway, and one
 * connection cannot hold more than one request may.
 */
export function queueByConnection(app: FastifyInstance): void {
  const queues = new WeakMap<Socket, Queue>();
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw;
    const own = queues.get(socket) ?? { last: Promise.resolve(), waiting: 0 };
    queues.set(socket, own);
    if (own.waiting >= MAX_QUEUED_REQUESTS) {
      socket.destroy();
    }
    const before = own.last;
    own.waiting += 1;
    own.last = new Promise((done) => reply.raw.once('close', done));
    await before;
    own.waiting -= 1;
    if (socket.destroyed) {
      reply.hijack();
    }
  });
}
