import { ConnectionError } from '@aaram/runtime/db/errors';
import type { WorkKind } from './work-kind.ts';

/** `weight`: the part of the slots when all kinds wait. `floor`: the share of all slots that no other kind may take. */
type Share = { weight: number; floor: number };

const shares: Record<WorkKind, Share> = {
  checkout: { weight: 4, floor: 1 / 4 },
  entry: { weight: 2, floor: 1 / 10 },
  panel: { weight: 2, floor: 1 / 10 },
  browsing: { weight: 2, floor: 1 / 10 },
  background: { weight: 1, floor: 1 / 10 },
};
const kinds = Object.keys(shares) as WorkKind[];

/** The most often that later work of other kinds gets a slot that the first in line could have had. */
export const MAX_PASSED_OVER = 16;
/** Longest line of one kind; more could not be served within the time of a call. */
const MAX_WAITING = 2000;

/** Of `max` slots, those that no other kind may take. */
export const floorOf = (kind: WorkKind, max: number): number => Math.floor(max * shares[kind].floor);

type Waiter = { enter: () => void; refuse: (error: Error) => void };
type Line = { running: number; pass: number; readonly waiting: Set<Waiter> };

/** Waits in a line until `onEnter` may be called; POOL_TIMEOUT after `maxWaitMs` (0: without limit). */
function waitInLine({ waiting }: Line, maxWaitMs: number, onEnter: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    const leaveLine = () => {
      clearTimeout(timer);
      waiting.delete(waiter);
    };
    const waiter: Waiter = {
      enter() {
        leaveLine();
        onEnter();
        resolve();
      },
      refuse(error) {
        leaveLine();
        reject(error);
      },
    };
    if (maxWaitMs > 0) {
      timer = setTimeout(() => waiter.refuse(new ConnectionError('POOL_TIMEOUT')), maxWaitMs);
    }
    waiting.add(waiter);
  });
}

/**
 * A semaphore with `max` slots in which every kind of work has a share: a floor that others cannot take, and
 * the rest by weight (stride scheduling), so that the first in line of a kind is passed over at most `MAX_PASSED_OVER`
 * times. Within a kind it is first come, first served. Callers wait at most `maxWaitMs` (0: without limit); one that
 * waits longer, or finds `MAX_WAITING` before it, gets POOL_TIMEOUT.
 */
export function createFairQueue(max: number, maxWaitMs: number) {
  const lines = new Map<WorkKind, Line>(kinds.map((kind) => [kind, { running: 0, pass: 0, waiting: new Set() }]));
  const lineOf = (kind: WorkKind) => lines.get(kind) as Line;
  let running = 0;
  let clock = 0;

  /** Slots that are reserved for kinds below their floor, without those of `kind`. */
  const reservedFrom = (kind: WorkKind) =>
    kinds.reduce(
      (sum, other) => (other === kind ? sum : sum + Math.max(0, floorOf(other, max) - lineOf(other).running)),
      0,
    );
  const mayTake = (kind: WorkKind) => max - running > reservedFrom(kind);

  function enter(kind: WorkKind) {
    const line = lineOf(kind);
    clock = Math.max(clock, line.pass);
    line.pass = clock + 1 / shares[kind].weight;
    line.running += 1;
    running += 1;
  }

  /** The next kind by weight among those that wait and may take a slot. */
  function findNext(): WorkKind | undefined {
    let next: WorkKind | undefined;
    for (const kind of kinds) {
      const isEarlier = next === undefined || lineOf(kind).pass < lineOf(next).pass;
      if (lineOf(kind).waiting.size > 0 && isEarlier && mayTake(kind)) {
        next = kind;
      }
    }
    return next;
  }

  function letIn() {
    for (let kind = findNext(); kind !== undefined; kind = findNext()) {
      const [waiter] = lineOf(kind).waiting;
      waiter?.enter();
    }
  }

  return {
    /** Waits for a slot; the function that it resolves to gives the slot back, once. */
    async take(kind: WorkKind): Promise<() => void> {
      const line = lineOf(kind);
      if (line.waiting.size >= MAX_WAITING) {
        throw new ConnectionError('POOL_TIMEOUT');
      }
      if (line.waiting.size === 0) {
        // A kind that was idle does not catch up on slots that it did not need.
        line.pass = Math.max(line.pass, clock);
      }
      if (line.waiting.size === 0 && mayTake(kind)) {
        enter(kind);
      } else {
        await waitInLine(line, maxWaitMs, () => enter(kind));
      }
      let isHeld = true;
      return () => {
        if (isHeld) {
          isHeld = false;
          line.running -= 1;
          running -= 1;
          letIn();
        }
      };
    },

    /** Refuses all callers that wait. */
    refuseWaiting(error: Error) {
      for (const { waiting } of lines.values()) {
        for (const { refuse } of [...waiting]) {
          refuse(error);
        }
      }
    },
  };
}
