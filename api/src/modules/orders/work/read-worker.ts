import type { FastifyRequest } from 'fastify';
import { requireUser, scopeOfSeller } from '#plugins/session.ts';
import type { Worker } from './work.service.ts';

/** Who works on parcels by this call. */
export function readWorker(request: FastifyRequest): Worker {
  const user = requireUser(request);
  return { id: user.id, sellerId: scopeOfSeller(user), requestId: request.id };
}
