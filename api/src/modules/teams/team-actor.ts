import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fail, requireId } from '#plugins/errors.ts';
import { requireUser } from '#plugins/session.ts';
import * as texts from '#texts/teams.ts';
import type { Actor } from './teams.service.ts';

/** An admin names the seller; everybody else acts in the own team. */
export const teamQuery = z.strictObject({ seller: z.string().max(100).optional() });

/** Who changes a team, and which. */
export const actorOf = (request: FastifyRequest): Actor => {
  const user = requireUser(request);
  const { seller } = request.query as z.infer<typeof teamQuery>;
  const named = seller ? requireId(seller, texts.teamNotFound) : user.sellerId;
  if (user.role !== 'admin' && named !== user.sellerId) {
    fail(404, 'NOT_FOUND', texts.teamNotFound);
  }
  return { user, sellerId: named, requestId: request.id };
};
