import { bodyLimits } from '@aaram/shared-domain/contract';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { fail } from './errors.ts';

const MEGABYTE = 1024 * 1024;
/** All large requests together, while they are read and worked on. */
const BUDGET_BYTES = 256 * MEGABYTE;
/** Requests below this are counted by nobody. */
const SMALL_BYTES = MEGABYTE;

declare module 'fastify' {
  interface FastifyInstance {
    /** Bytes of large requests that are under way now. */
    heldBytes: () => number;
  }
}

/** How much memory a request may come to take, by its headers and its route's own limit. */
function estimate({ headers, routeOptions }: FastifyRequest): number {
  const isForm = headers['content-type']?.startsWith('multipart/') === true;
  // One that does not say its size is taken for the largest.
  const most = isForm ? bodyLimits.form : routeOptions.bodyLimit;
  const length = Number(headers['content-length'] ?? (headers['transfer-encoding'] === undefined ? 0 : most));
  const bytes = Number.isFinite(length) ? Math.min(length, most) : most;
  return bytes < SMALL_BYTES ? 0 : bytes;
}

/** Whether a request brings more than words and figures: pictures, mostly. */
export const isLarge = (request: FastifyRequest) => estimate(request) > 0;

/**
 * However many shoppers and sellers upload at once, the process holds no more than a fixed sum of their bytes; the
 * next one is asked to come back. Runs after the session is known, so strangers reserve nothing.
 */
export const memoryBudgetPlugin = fp(
  async (app) => {
    let held = 0;
    app.decorate('heldBytes', () => held);
    app.addHook('onRequest', async (request, reply) => {
      const bytes = estimate(request);
      if (bytes === 0) {
        return;
      }
      if (held + bytes > BUDGET_BYTES) {
        fail(503, 'UNAVAILABLE_NOW', 'Many pictures are being uploaded right now. Please try again in a moment.', {
          retryAfterSeconds: 5,
        });
      }
      held += bytes;
      reply.raw.once('close', () => {
        held -= bytes;
      });
    });
  },
  { name: 'memory-budget', dependencies: ['session', 'errors'] },
);
