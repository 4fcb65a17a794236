import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createShares } from './shares.ts';
import { sourceOf } from './source.ts';

export const connectionRules = {
  /**
   * Connections that are open now. Those of trusted proxies carry many people's requests and are not counted;
   * a browser opens six, and hundreds of shoppers share the address of their carrier.
   */
  open: { total: 10_000, perSource: 2000 },
  /** Longest a reader may hold an answer up, ms, beside the time it needs at the slowest pace. */
  stallMs: 15_000,
  bytesPerSecond: 2048,
  lookEveryMs: 1000,
};

type Rules = typeof connectionRules & { isTrusted: (address: string | undefined) => boolean };

/** When the answer on this connection began to wait for its reader, and how much had gone out by then. */
type Wait = { since: number; from: number };

/** Ends connections whose readers take an answer slower than any line is, so that nothing waits for them for ever. */
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
  }, rules.lookEveryMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Keeps any one source, and readers who do not read, from holding more of the server than their share. */
export function guardConnections(app: FastifyInstance, rules: Rules): void {
  const open = createShares(rules.open);
  const sockets = new Set<Socket>();
  app.server.maxConnections = rules.open.total;
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const isShared = rules.isTrusted(address);
    const release = isShared ? undefined : open.take(sourceOf(address), 1);
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
