import type { ChangeSet } from '@aaram/shared-domain/change-set/schema';
import type { FastifyInstance } from 'fastify';

const atWork = ['preparing', 'running', 'undoing'];

/** A change set after its jobs: a call works on it for a short time only, which a busy machine may not have. */
export async function finishSet(
  app: FastifyInstance,
  headers: Record<string, string>,
  set: ChangeSet,
): Promise<ChangeSet> {
  if (!atWork.includes(set.state)) {
    return set;
  }
  while ((await app.runDueJobs()) > 0) {
    // A job may ask for the next one.
  }
  return (await app.inject({ url: `/api/auth/panel/change-sets/${set._id}`, headers })).json();
}
