import type { Readable } from 'node:stream';
import { chooseEncoding, compressStream } from '@aaram/runtime/http/encoding';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends a JSON text as it is written, compressed where the client takes that. */
export function sendLongList({ headers }: FastifyRequest, reply: FastifyReply, body: Readable) {
  const encoding = chooseEncoding(headers['accept-encoding']);
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  return encoding === undefined
    ? reply.send(body)
    : reply.header('content-encoding', encoding).send(compressStream(body, encoding));
}
