import type { OrderStatus } from '../order/status.ts';

/** What is to be done with paid parcels, in the sequence in which they go through. */
export const workStages = ['to-pack', 'to-ship', 'on-the-way'] as const;
export type WorkStage = (typeof workStages)[number];

/** Hours from payment until a parcel has to be on its way. */
export const DISPATCH_HOURS = 48;

type Parcel = { orderStatus: OrderStatus; isPacked: boolean };

/** The stage of a paid parcel; undefined when nothing is left to do with it. */
export function stageOf({ orderStatus, isPacked }: Parcel): WorkStage | undefined {
  if (orderStatus === 'Shipped') {
    return 'on-the-way';
  }
  return orderStatus === 'Processing' ? (isPacked ? 'to-ship' : 'to-pack') : undefined;
}
