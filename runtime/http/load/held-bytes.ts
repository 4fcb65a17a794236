import type { FastifyInstance, FastifyRequest } from 'fastify';

type Options = {
  /** All large requests together, while they are read and worked on, bytes. */
  maxBytes: number;
  /** What a request may take, bytes; 0 for one that does not count. */
  estimate: (request: FastifyRequest) => number;
  /** What a request is answered for which there is no memory now. */
  createRefusal: () => Error;
};

/**
 * What a request may take of memory, bytes, by its headers: `maxBytes` when it does not say; 0 when that is less than
 * `smallBytes`.
 */
export function estimateBody({ headers }: FastifyRequest, maxBytes: number, smallBytes: number): number {
  const length = Number(headers['content-length'] ?? (headers['transfer-encoding'] === undefined ? 0 : maxBytes));
  const bytes = Number.isFinite(length) ? Math.min(length, maxBytes) : maxBytes;
  return bytes < smallBytes ? 0 : bytes;
}

/** Bounds the bytes of all large requests in memory. The result says how many bytes are held now. */
export function boundHeldBytes(app: FastifyInstance, { maxBytes, estimate, createRefusal }: Options): () => number {
  let held = 0;
  app.addHook('onRequest', async (request, reply) => {
    const bytes = estimate(request);
    if (bytes === 0) {
      return;
    }
    if (held + bytes > maxBytes) {
      throw createRefusal();
    }
    held += bytes;
    reply.raw.once('close', () => {
      held -= bytes;
    });
  });
  return () => held;
}
