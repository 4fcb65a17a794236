import type { Db, Pool } from '@aaram/runtime/db';
import { formatOrderNumber } from '@aaram/shared-domain/order';
import { DISPATCH_HOURS, stageOf, type WorkCounts, type WorkParcel } from '@aaram/shared-domain/work';
import { inTransaction } from '#db/in-transaction.ts';
import { takePage } from '#list-page.ts';
import { recordAudit } from '#modules/audit/index.ts';
import { type Outcome, Refusal, refuse } from '#outcome.ts';
import * as texts from '#texts/orders.ts';
import { readShipments } from '../carrier/read-shipments.ts';
import { findLines, lockOrder } from '../order.repository.ts';
import { groupByOrder } from '../order-json.ts';
import { countOpenReturns } from '../returns/returns.repository.ts';
import {
  countWork,
  findWork,
  listWork,
  readOldestWork,
  setPacked,
  type WorkQuery,
  type WorkRow,
} from './work.repository.ts';

const HOUR_MS = 3_600_000;
/** When the first of some tasks has to be done, if there is any, and how many should have been done by now. */
export type Deadline = { dueAt: Date | null; late: number };
/** `sellerId` is null for an admin, who sends all. */
export type Worker = { id: string; sellerId: string | null; requestId: string };

async function toWork(db: Db, rows: readonly WorkRow[]): Promise<WorkParcel[]> {
  const linesOf = groupByOrder(
    await findLines(
      db,
      rows.map(({ orderId }) => orderId),
    ),
  );
  const shipmentOf = await readShipments(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const shipment = shipmentOf.get(row.id);
    const stage = stageOf({ orderStatus: row.orderStatus, isPacked: row.packedAt !== null });
    const lines = linesOf.get(row.orderId) ?? [];
    return {
      _id: row.id,
      order: row.orderId,
      number: formatOrderNumber(row.number),
      ...(stage === undefined ? {} : { stage }),
      orderStatus: row.orderStatus,
      paidAt: row.paidAt.toISOString(),
      dueAt: new Date(row.paidAt.getTime() + DISPATCH_HOURS * HOUR_MS).toISOString(),
      to: {
        name: row.name,
        city: row.city,
        state: row.state,
        pincode: row.pincode,
        ...(shipment?.state === 'failed' ? { phone: row.phone } : {}),
      },
      ...(row.carrier === null ? {} : { carrier: row.carrier }),
      trackingId: row.trackingId,
      ...(shipment === undefined ? {} : { shipment }),
      ...(row.late === null ? {} : { late: row.late }),
      lines: lines
        .filter(({ sellerId, quantity, cancelled }) => sellerId === row.sellerId && cancelled < quantity)
        .map(({ name, size, quantity, cancelled, image }) => ({ name, size, quantity: quantity - cancelled, image })),
    };
  });
}

/** A page of the parcels of a stage or an order. */
export async function readWork(db: Pool, query: WorkQuery) {
  const { rows, total } = await listWork(db, { ...query, limit: query.limit + 1 });
  const { page, next } = takePage(rows, query.limit, ({ id }) => id);
  return { parcels: await toWork(db, page), total, next };
}

/** A parcel of this worker in any stage. */
export async function readParcel(db: Pool, parcelId: string, { sellerId }: Worker): Promise<Outcome<WorkParcel>> {
  const row = await findWork(db, parcelId);
  const isTheirs = row !== undefined && (sellerId === null || row.sellerId === sellerId);
  const [parcel] = isTheirs ? await toWork(db, [row]) : [];
  return parcel ?? refuse('NOT_FOUND', texts.parcelNotFound);
}

export async function readWorkCounts(db: Pool, sellerId: string | null): Promise<Omit<WorkCounts, 'hasCarrier'>> {
  const [counts, returns] = await Promise.all([countWork(db, { sellerId }), countOpenReturns(db, sellerId)]);
  return { ...counts, returns };
}

/** When the first parcel has to be on its way, and how many should be by now. */
export async function readDispatchDeadline(db: Db, sellerId: string | null): Promise<Deadline> {
  const lateBefore = new Date(Date.now() - DISPATCH_HOURS * HOUR_MS);
  const { paidAt, late } = await readOldestWork(db, { sellerId, lateBefore });
  return { dueAt: paidAt === null ? null : new Date(paidAt.getTime() + DISPATCH_HOURS * HOUR_MS), late };
}

/** The parcel that this worker may change, whose order is locked; the refusal when there is none. */
export async function lockWork(tx: Db, parcelId: string, { sellerId }: Worker): Promise<Outcome<WorkRow>> {
  const seen = await findWork(tx, parcelId);
  if (seen === undefined || (sellerId !== null && seen.sellerId !== sellerId)) {
    return refuse('NOT_FOUND', texts.parcelNotFound);
  }
  await lockOrder(tx, seen.orderId);
  return (await findWork(tx, parcelId)) ?? seen;
}

/** Notes that a parcel is packed, or unpacked again, before it is sent. */
export async function packParcel(
  db: Pool,
  { parcelId, isPacked }: { parcelId: string; isPacked: boolean },
  worker: Worker,
): Promise<Outcome<WorkParcel>> {
  return inTransaction(db, async (tx): Promise<Outcome<WorkParcel>> => {
    const row = await lockWork(tx, parcelId, worker);
    if (row instanceof Refusal) {
      return row;
    }
    if (row.orderStatus !== 'Processing') {
      return refuse('STALE_VERSION', texts.notToPack);
    }
    if ((row.packedAt !== null) !== isPacked) {
      await setPacked(tx, parcelId, isPacked);
      await recordAudit(tx, {
        actorId: worker.id,
        action: 'order.pack',
        subject: 'order',
        subjectId: row.orderId,
        detail: { number: formatOrderNumber(row.number), parcel: parcelId, packed: isPacked },
        requestId: worker.requestId,
      });
    }
    const [parcel] = await toWork(tx, [(await findWork(tx, parcelId)) ?? row]);
    return parcel ?? refuse('NOT_FOUND', texts.parcelNotFound);
  });
}
