import type { Db, Pool } from '@aaram/runtime/db';
import { withinParcelsOf } from '@aaram/runtime/db/rows';
import { inTransaction } from '#db/in-transaction.ts';
import { type Outcome, refuse } from '#outcome.ts';
import * as texts from '#texts/orders.ts';
import { findWork, type WorkRow } from '../work/work.repository.ts';
import type { Worker } from '../work/work.service.ts';
import type { CarrierGateway } from './carrier-gateway.ts';

export type Context = { worker: Worker; carrier: CarrierGateway | null };

/** The database as this worker reaches it. */
export const rowsFor = (db: Pool, { sellerId }: Worker): Pool => (sellerId === null ? db : db.actingFor(sellerId));

/** A transaction in which this worker changes parcels of its own. */
export const inOwnParcels = <Result>(db: Pool, { sellerId }: Worker, work: (tx: Db) => Promise<Result>) =>
  inTransaction(db, (tx) => withinParcelsOf(tx, sellerId, () => work(tx)));

/** The carrier and the parcel, if this worker may have it carried. */
export async function findOwn(
  db: Pool,
  parcelId: string,
  { worker, carrier }: Context,
): Promise<Outcome<{ carrier: CarrierGateway; row: WorkRow }>> {
  if (carrier === null) {
    return refuse('UNAVAILABLE', texts.noCarrier);
  }
  const row = await findWork(rowsFor(db, worker), parcelId);
  const isTheirs = row !== undefined && (worker.sellerId === null || row.sellerId === worker.sellerId);
  return isTheirs ? { carrier, row } : refuse('NOT_FOUND', texts.parcelNotFound);
}

/** A row of the trail about an order by this worker. */
export const auditBy = (worker: Worker, { orderId }: Pick<WorkRow, 'orderId'>) => ({
  actorId: worker.id,
  subject: 'order' as const,
  subjectId: orderId,
  requestId: worker.requestId,
});
