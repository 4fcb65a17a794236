import type { FastifyInstance, FastifyRequest } from 'fastify';

type Options = {
  /** Reads under way at the same time; further ones are shed. */
  maxReads: number;
  /** Whether a request counts and may be shed. */
  mayShed: (request: FastifyRequest) => boolean;
  /** What a request is answered that was shed. */
  createRefusal: () => Error;
};

/**
 * Sheds reads that are too many to be answered in time, at once and before they cost a statement. `underWay` says how many
 * there are now, `shed` how many were refused so far.
 */
export function shedReads(app: FastifyInstance, { maxReads, mayShed, createRefusal }: Options) {
  const counts = { underWay: 0, shed: 0 };
  app.addHook('onRequest', (request, reply, done) => {
    if (!mayShed(request)) {
      done();
      return;
    }
    if (counts.underWay >= maxReads) {
      counts.shed += 1;
      done(createRefusal());
      return;
    }
    counts.underWay += 1;
    // Not `onResponse`, which does not run when the caller goes away.
    reply.raw.once('close', () => {
      counts.underWay -= 1;
    });
    done();
  });
  return counts as Readonly<typeof counts>;
}
