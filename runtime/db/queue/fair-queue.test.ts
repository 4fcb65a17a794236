import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFairQueue, floorOf, MAX_PASSED_OVER } from './fair-queue.ts';
import type { WorkKind } from './work-kind.ts';

const kinds = ['checkout', 'entry', 'panel', 'browsing', 'background'] as const satisfies WorkKind[];

/** A queue in which each caller is noted when it enters; `end` gives one slot of a kind back. */
function watch(max: number) {
  const queue = createFairQueue(max, 0);
  const entered: { kind: WorkKind; number: number }[] = [];
  const held = new Map<WorkKind, (() => void)[]>(kinds.map((kind) => [kind, []]));
  const waiting: { kind: WorkKind; number: number; passedOver: number }[] = [];
  let count = 0;
  const settle = async () => {
    for (let round = 0; round < 4; round += 1) {
      await Promise.resolve();
    }
  };
  return {
    entered,
    waiting,
    running: (kind: WorkKind) => held.get(kind)?.length ?? 0,
    async ask(kind: WorkKind) {
      count += 1;
      const me = { kind, number: count, passedOver: 0 };
      waiting.push(me);
      void queue.take(kind).then((give) => {
        waiting.splice(waiting.indexOf(me), 1);
        held.get(kind)?.push(give);
        entered.push(me);
        for (const other of kinds) {
          // Only the first in line counts: the others wait for those of their own kind.
          const first = waiting.find((one) => one.kind === other);
          if (first !== undefined && first.number < me.number) {
            first.passedOver += 1;
          }
        }
      });
      await settle();
    },
    /** Ends work of this kind, or of any other when there is none. */
    async end(kind: WorkKind) {
      const list = [kind, ...kinds].map((one) => held.get(one)).find((one) => one !== undefined && one.length > 0);
      list?.shift()?.();
      await settle();
    },
  };
}

const anyKind = fc.constantFrom(...kinds);
const steps = fc.array(fc.tuple(fc.boolean(), anyKind), { maxLength: 200 });

describe('the queue for connections', () => {
  it('lets in as many as there are slots, and within a kind in the order they came', async () => {
    const queue = watch(1);
    for (let caller = 0; caller < 3; caller += 1) {
      await queue.ask('browsing');
    }
    await queue.end('browsing');
    await queue.end('browsing');
    expect(queue.entered.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it('lets login, panel, lists and jobs in while buyers ask without end', async () => {
    const queue = watch(10);
    for (let buyer = 0; buyer < 500; buyer += 1) {
      await queue.ask('checkout');
    }
    for (const kind of kinds) {
      await queue.ask(kind);
      expect([kind, queue.running(kind) > 0]).toEqual([kind, true]);
    }
    expect(queue.running('checkout')).toBeGreaterThanOrEqual(5);
  });

  it('keeps the floor of buyers free from slow lists', async () => {
    const queue = watch(10);
    for (let list = 0; list < 100; list += 1) {
      await queue.ask('browsing');
    }
    await queue.ask('checkout');
    await queue.ask('checkout');
    expect(queue.running('checkout')).toBe(2);
  });

  // security: rush-of-buyers
  it('gives no slot of a kind that waits below its floor to another, in any order of arrivals', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 24 }), steps, async (max, all) => {
        const queue = watch(max);
        for (const [isAsked, kind] of all) {
          await (isAsked ? queue.ask(kind) : queue.end(kind));
          expect(kinds.reduce((sum, one) => sum + queue.running(one), 0)).toBeLessThanOrEqual(max);
          for (const one of queue.waiting) {
            expect(queue.running(one.kind)).toBeGreaterThanOrEqual(floorOf(one.kind, max));
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  // security: rush-of-buyers
  it('lets no request wait for long, in any order of arrivals', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 3 }), steps, async (max, all) => {
        const queue = watch(max);
        for (const [isAsked, kind] of [...all, ...all, ...all]) {
          await (isAsked ? queue.ask(kind) : queue.end(kind));
          for (const { passedOver } of queue.waiting) {
            expect(passedOver).toBeLessThanOrEqual(MAX_PASSED_OVER);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it.each(kinds)('lets %s in among buyers who never end', async (kind) => {
    const queue = watch(1);
    await queue.ask('checkout');
    await queue.ask('checkout');
    await queue.ask(kind);
    await queue.ask(kind);
    const last = queue.waiting.at(-1)?.number;
    for (let buyer = 0; buyer < 2 * MAX_PASSED_OVER; buyer += 1) {
      await queue.ask('checkout');
      await queue.end('checkout');
    }
    expect(queue.entered.map(({ number }) => number)).toContain(last);
  });

  it('gives every kind slots by weight when all wait', async () => {
    const queue = watch(1);
    await queue.ask('checkout');
    for (let round = 0; round < 44; round += 1) {
      for (const kind of kinds) {
        await queue.ask(kind);
      }
    }
    await queue.end('checkout');
    for (let round = 0; round < 43; round += 1) {
      const { kind } = queue.entered.at(-1) ?? { kind: 'checkout' };
      await queue.end(kind);
    }
    const counts = kinds.map((kind) => queue.entered.filter((one) => one.kind === kind).length);
    expect(counts[0]).toBeGreaterThanOrEqual(15);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
  });

  it('refuses who has waited too long, and lets the next one in', async () => {
    const queue = createFairQueue(1, 20);
    const give = await queue.take('entry');
    await expect(queue.take('entry')).rejects.toThrow('POOL_TIMEOUT');
    give();
    await queue.take('entry');
  });

  it('refuses all callers that wait when there is nothing to wait for', async () => {
    const queue = createFairQueue(1, 0);
    const give = await queue.take('panel');
    const refused = [queue.take('panel'), queue.take('entry')].map((one) => expect(one).rejects.toThrow('away'));
    queue.refuseWaiting(new Error('away'));
    await Promise.all(refused);
    give();
    await queue.take('browsing');
  });

  it('takes a slot back once', async () => {
    const queue = createFairQueue(1, 0);
    const give = await queue.take('panel');
    give();
    give();
    await queue.take('panel');
    await expect(Promise.race([queue.take('panel'), Promise.resolve('waits')])).resolves.toBe('waits');
  });
});
