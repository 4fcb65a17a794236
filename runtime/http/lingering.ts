import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

const MEGABYTE = 1024 * 1024;
/** How many bytes of an unwanted body are still read, and for how long. */
const MAX_BYTES = 32 * MEGABYTE;
const MAX_MS = 5000;

/**
 * Lets a client receive a response while it is still sending. Closing a connection with unread bytes resets it, and the
 * response is lost. So our side ends the connection, and drops what still arrives, up to a limit.
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
  response.once('finish', () => {
    request.resume();
    if (!(request.complete || request.readableEnded)) {
      const timer = setTimeout(() => socket.destroy(), MAX_MS);
      request.once('close', () => clearTimeout(timer));
      request.once('end', () => clearTimeout(timer));
    }
  });
  // Node calls it when a response ends its connection.
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

/** Lets a response sent before the whole request has arrived, as for a body too large, reach the client. */
export function lingerWhereBodiesAreUnread(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (!request.raw.complete) {
      readOffRest(request.raw, reply.raw);
    }
  });
}
