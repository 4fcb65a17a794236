import type { IncomingMessage, ServerResponse } from 'node:http';
import fp from 'fastify-plugin';

const MEGABYTE = 1024 * 1024;
/** How much of an unwanted body is still read and discarded, and for how long. */
const MAX_BYTES = 32 * MEGABYTE;
const MAX_MS = 5000;

/**
 * Lets a client receive a response while it is still sending. Closing a connection with unread bytes resets it, and the
 * response is lost. So only our side is closed, and the rest is read and discarded until it ends or is too much.
 */
function readOffRest(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  let left = MAX_BYTES;
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0 && response.writableFinished) {
      socket.destroy();
    }
  });
  response.once('finish', () => request.resume());
  // Node.js calls it when a response closes its connection.
  socket.destroySoon = () => {
    Reflect.deleteProperty(socket, 'destroySoon');
    if (request.complete) {
      socket.destroySoon();
      return;
    }
    socket.end();
    const timer = setTimeout(() => socket.destroy(), MAX_MS);
    request.once('end', () => socket.destroy());
    socket.once('close', () => clearTimeout(timer));
  };
}

/** A client can receive a response before it has sent everything, as with a body that is too large. */
export const lingeringPlugin = fp(
  async (app) => {
    app.addHook('onSend', async (request, reply) => {
      if (!request.raw.complete) {
        readOffRest(request.raw, reply.raw);
      }
    });
  },
  { name: 'lingering' },
);
