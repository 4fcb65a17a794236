import { boundHeldBytes, estimateBody } from '@aaram/runtime/http/load';
import { bodyLimits } from '@aaram/shared-domain/contract';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import * as common from '#texts/common.ts';
import { AppError } from './errors.ts';

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
function estimate(request: FastifyRequest): number {
  const isForm = request.headers['content-type']?.startsWith('multipart/') === true;
  // A request without its size counts as the largest.
  return estimateBody(request, isForm ? bodyLimits.form : request.routeOptions.bodyLimit, SMALL_BYTES);
}

/** Whether a request has a large body, mostly pictures. */
export const isLarge = (request: FastifyRequest) => estimate(request) > 0;

const createRefusal = () => new AppError(503, 'UNAVAILABLE_NOW', common.picturesBusy, { retryAfterSeconds: 5 });

/**
 * Bounds the bytes of all uploads in memory; further ones get 503 with Retry-After. Runs after the session check, so
 * that requests without a session reserve nothing.
 */
export const memoryBudgetPlugin = fp(
  async (app) => {
    app.decorate('heldBytes', boundHeldBytes(app, { maxBytes: BUDGET_BYTES, estimate, createRefusal }));
  },
  { name: 'memory-budget', dependencies: ['session', 'errors'] },
);
