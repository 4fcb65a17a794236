import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { createMissBudget } from './miss-budget.ts';
import { createPlaces } from './places.ts';
import type { Release } from './shares.ts';

type Rules = {
  places: Parameters<typeof createPlaces>[0];
  budget: Parameters<typeof createMissBudget>[0];
  /** Longest anybody waits for a document in all, ms, and what of it is left for making it. */
  answerMs: number;
  makeMs: number;
};

/** Who wants a document made, and until when he waits, in `performance.now()`. */
type Visitor = { source: string; reply: FastifyReply; endsAt: number };

/** Places to make documents in, for sources that have not had more made than their budget. */
export function createDocumentPlaces(rules: Rules) {
  const places = createPlaces(rules.places);
  const budget = createMissBudget(rules.budget);

  async function waitForPlace({ source, reply, endsAt }: Visitor, waitMs: number): Promise<Release | number> {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    if (waitMs > 0) {
      await wait(waitMs);
    }
    return (await places.take(source, gone.signal, endsAt - rules.makeMs - performance.now())) ?? 2;
  }

  return {
    /** A place, at once where there is one; otherwise in how many seconds to come back. */
    find(visitor: Visitor): Release | number | Promise<Release | number> {
      const turn = budget.take(visitor.source);
      if ('comeBackMs' in turn) {
        return turn.comeBackMs / 1000;
      }
      return (turn.waitMs === 0 ? places.takeNow(visitor.source) : undefined) ?? waitForPlace(visitor, turn.waitMs);
    },
    /** A place to make a kept document anew in, at the cost of who asked for it; nothing when he has spent his budget. */
    findToRenew: async (source: string): Promise<Release | undefined> =>
      'comeBackMs' in budget.take(source) ? undefined : places.take(source),
  };
}
