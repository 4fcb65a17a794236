import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

const MEGABYTE = 1024 * 1024;
/** How much more is read off, and for how long, of a body that nobody wants any more. */
const MOST_BYTES = 32 * MEGABYTE;
const MOST_MS = 5000;

/**
 * Lets a client hear the answer it gets in the middle of its sending. To close a connection with bytes of it unread
 * takes the answer back on its way: so our side ends, and what still comes is read off, until it ends or is too much.
 */
function readOffRest(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  let left = MOST_BYTES;
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0 && response.writableFinished) {
      socket.destroy();
    }
  });
  response.once('finish', () => {
    request.resume();
    if (!request.complete) {
      const timer = setTimeout(() => socket.destroy(), MOST_MS);
      request.once('close', () => clearTimeout(timer));
      request.once('end', () => clearTimeout(timer));
    }
  });
  // Node calls it when an answer ends its connection.
  socket.destroySoon = () => {
    Reflect.deleteProperty(socket, 'destroySoon');
    if (request.complete) {
      socket.destroySoon();
      return;
    }
    socket.end();
    const timer = setTimeout(() => socket.destroy(), MOST_MS);
    request.once('end', () => socket.destroy());
    socket.once('close', () => clearTimeout(timer));
  };
}

/** Whoever is answered before the whole request has come, as with a body that is too large, hears the answer. */
export function lingerWhereBodiesAreUnread(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (!request.raw.complete) {
      readOffRest(request.raw, reply.raw);
    }
  });
}
