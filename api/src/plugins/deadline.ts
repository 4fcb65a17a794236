import { createDeadline } from '@aaram/runtime/http/load';
import fp from 'fastify-plugin';
import * as common from '#texts/common.ts';
import { AppError } from './errors.ts';
import { isLarge } from './memory-budget.ts';

const deadline = createDeadline({ callMs: 4000, minMs: 2000, largeMs: 25_000 });

/** Time until a call must be answered, and until the call that this work belongs to must be, ms. */
export const { timeLeftOf, timeLeft, beyond: beyondDeadline } = deadline;

const createRefusal = () => new AppError(503, 'UNAVAILABLE_NOW', common.storeUnavailable, { retryAfterSeconds: 2 });

/** Throws 503 once the call's time is over, because the client may retry and the work must not be done twice. */
export function refuseLate(): void {
  if (timeLeft() <= 0) {
    throw createRefusal();
  }
}

/** One deadline for a whole call, and then 503 with Retry-After. Work that must not be done twice calls `refuseLate`. */
export const deadlinePlugin = fp(async (app) => deadline.bound(app, { isLarge, createRefusal }), {
  name: 'deadline',
  dependencies: ['errors'],
});
