import { setTimeout as wait } from 'node:timers/promises';
import { createFairSemaphore, createMissBudget, type Release } from '@aaram/runtime/queues';
import type { FastifyReply } from 'fastify';

type Rules = {
  slots: Parameters<typeof createFairSemaphore>[0];
  budget: Parameters<typeof createMissBudget>[0];
  /** Time limit for a document in all, ms, and the part of it reserved for rendering. */
  answerMs: number;
  makeMs: number;
};

/** A request that needs a document rendered, and its deadline in `performance.now()`. */
type Visitor = { source: string; owner: string | undefined; reply: FastifyReply; endsAt: number };

/**
 * Slots to render documents in, for sources within their budget. Each remote has its own slots, so that a slow one
 * delays only its own pages; `owner` is undefined for the shell's.
 */
export function createRenderSlots(rules: Rules) {
  const all = new Map<string | undefined, ReturnType<typeof createFairSemaphore>>();
  const budget = createMissBudget(rules.budget);

  function slotsOf(owner: string | undefined) {
    const slots = all.get(owner) ?? createFairSemaphore(rules.slots);
    all.set(owner, slots);
    return slots;
  }

  async function waitForSlot({ source, owner, reply, endsAt }: Visitor, waitMs: number): Promise<Release | number> {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    if (waitMs > 0) {
      await wait(waitMs);
    }
    return (await slotsOf(owner).take(source, gone.signal, endsAt - rules.makeMs - performance.now())) ?? 2;
  }

  return {
    /** A slot, without a promise when one is free now; otherwise the seconds after which to retry. */
    find(visitor: Visitor): Release | number | Promise<Release | number> {
      const due = budget.take(visitor.source);
      if ('comeBackMs' in due) {
        return due.comeBackMs / 1000;
      }
      return (
        (due.waitMs === 0 ? slotsOf(visitor.owner).takeNow(visitor.source) : undefined) ??
        waitForSlot(visitor, due.waitMs)
      );
    },
    /** A slot to render a stale document again, charged to `source`; undefined when its budget is spent. */
    findToRenew: async (source: string, owner: string | undefined): Promise<Release | undefined> =>
      'comeBackMs' in budget.take(source) ? undefined : slotsOf(owner).take(source),
  };
}
