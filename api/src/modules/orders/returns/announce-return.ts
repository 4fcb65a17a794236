import type { Db } from '@aaram/runtime/db';
import type { ReturnState } from '@aaram/shared-domain/return';
import { enqueueJob } from '#modules/jobs/index.ts';

/** The job of a mail about a new state of a return. */
export const RETURN_MAIL = 'return-state';
/** The job of a mail about the present state of a return, for a shopper who did not get it. */
export const RETURN_MAIL_AGAIN = 'return-mail-again';

type Announced = {
  id: string;
  orderId: string;
  state: ReturnState;
  refundPaise?: number | null;
  /** Until it can no longer be taken back. */
  delaySeconds?: number;
};

/** Queues the mail about the state that a return has now. A refund is announced when the provider has made it. */
export async function announceReturn(tx: Db, { id, orderId, state, refundPaise, delaySeconds = 0 }: Announced) {
  if (state === 'refunded' && refundPaise !== 0) {
    return;
  }
  await enqueueJob(tx, {
    queue: 'mail',
    kind: RETURN_MAIL,
    payload: { orderId, return: id, state },
    dedupeKey: `${RETURN_MAIL}:${id}:${state}`,
    delaySeconds,
  });
}
