import { bodyLimits } from '@aaram/shared-domain/contract';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import * as common from '#texts/common.ts';
import { fail } from './errors.ts';

const MEGABYTE = 1024 * 1024;
/** All large requests together, while they are read and worked on. */
const BUDGET_BYTES = 256 * MEGABYTE;
/** Requests below this are not counted. */
const SMALL_BYTES = MEGABYTE;

declare module 'fastify' {
  interface FastifyInstance {
    /** Bytes of large requests that are under way now. */
    heldBytes: () => number;
  }
}

/** How much memory a large request may take, bytes, by its headers and its route's limit; 0 for a small one. */
function estimate({ headers, routeOptions }: FastifyRequest): number {
  const isForm = headers['content-type']?.startsWith('multipart/') === true;
  // A request without its size counts as the largest.
  const most = isForm ? bodyLimits.form : routeOptions.bodyLimit;
  const length = Number(headers['content-length'] ?? (headers['transfer-encoding'] === undefined ? 0 : most));
  const bytes = Number.isFinite(length) ? Math.min(length, most) : most;
  return bytes < SMALL_BYTES ? 0 : bytes;
}

/** Whether a request has a large body, mostly pictures. */
export const isLarge = (request: FastifyRequest) => estimate(request) > 0;

/**
 * Bounds the bytes of all uploads in memory; further ones get 503 with Retry-After. Runs after the session check, so
 * that requests without a session reserve nothing.
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
        fail(503, 'UNAVAILABLE_NOW', common.picturesBusy, {
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
