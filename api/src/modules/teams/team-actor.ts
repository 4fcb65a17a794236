import { isId } from '@aaram/runtime/db/values';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Outcome, refuse } from '#outcome.ts';
import { requireUser } from '#plugins/session.ts';
import * as texts from '#texts/teams.ts';
import type { Actor } from './teams.service.ts';

/** An admin names the seller; everyone else acts in the own team. */
export const teamQuery = z.strictObject({ seller: z.string().max(100).optional() });

/** Who changes a team, and which. */
export function findActor(request: FastifyRequest): Outcome<Actor> {
  const user = requireUser(request);
  const { seller } = request.query as z.infer<typeof teamQuery>;
  const sellerId = seller ? seller.toLowerCase() : user.sellerId;
  if (!isId(sellerId)) {
    return refuse('INVALID_ID', texts.teamNotFound);
  }
  return user.role === 'admin' || sellerId === user.sellerId
    ? { user, sellerId, requestId: request.id }
    : refuse('NOT_FOUND', texts.teamNotFound);
}
