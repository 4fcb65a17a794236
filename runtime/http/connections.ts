import type { Socket } from 'node:net';
import { readSource } from '@aaram/runtime/http/sources';
import { createQuota } from '@aaram/runtime/queues';
import type { FastifyInstance } from 'fastify';

export const connectionRules = {
  /**
   * Open connections. A trusted proxy's connections carry requests of many people and are not counted. A browser opens
   * six, and hundreds of shoppers share one carrier's address.
   */
  open: { total: 10_000, perSource: 2000 },
  /** Longest a client may delay a response, ms, beyond the time the response needs at `bytesPerSecond`. */
  stallMs: 15_000,
  bytesPerSecond: 2048,
  checkEveryMs: 1000,
};

type Rules = typeof connectionRules & { isTrusted: (address: string | undefined) => boolean };

/** When the response on this connection began to wait for its client, and the bytes sent by then. */
type Wait = { since: number; from: number };

/** Closes connections whose clients read a response slower than any real line, so that none stays open forever. */
function endSlowReaders(app: FastifyInstance, sockets: Set<Socket>, rules: Rules): void {
  const waits = new WeakMap<Socket, Wait>();
  const timer = setInterval(() => {
    const now = performance.now();
    for (const socket of sockets) {
      if (socket.writableLength === 0) {
        waits.delete(socket);
        continue;
      }
      const wait = waits.get(socket) ?? { since: now, from: socket.bytesWritten - socket.writableLength };
      waits.set(socket, wait);
      const earned = ((socket.bytesWritten - wait.from) / rules.bytesPerSecond) * 1000;
      if (now - wait.since > rules.stallMs + earned) {
        socket.destroy();
      }
    }
  }, rules.checkEveryMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Limits the connections of each source, and closes those of clients that do not read. */
export function guardConnections(app: FastifyInstance, rules: Rules): void {
  const open = createQuota(rules.open);
  const sockets = new Set<Socket>();
  app.server.maxConnections = rules.open.total;
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const isShared = rules.isTrusted(address);
    const release = isShared ? undefined : open.take(readSource(address), 1);
    if (!(isShared || release)) {
      socket.destroy();
      return;
    }
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      release?.();
    });
  });
  endSlowReaders(app, sockets, rules);
}
