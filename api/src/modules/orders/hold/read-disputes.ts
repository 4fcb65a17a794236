import type { Db } from '@aaram/runtime/db';
import { rupeesFromPaise } from '@aaram/shared-domain/money';
import { formatOrderNumber } from '@aaram/shared-domain/order';
import type { Dispute } from '@aaram/shared-domain/order/schema';
import { listDisputes } from './disputes.repository.ts';

const MAX_DISPUTES = 200;

/** The newest disputes for admins, those that wait for an answer first. */
export async function readDisputes(db: Db): Promise<Dispute[]> {
  const rows = await listDisputes(db, MAX_DISPUTES);
  return rows.map(({ id, number, kind, amountPaise, deductedPaise, phase, reason, status, respondBy }) => ({
    ...{ _id: id, order: formatOrderNumber(number), kind, phase, reason, status },
    amount: rupeesFromPaise(amountPaise),
    deducted: rupeesFromPaise(deductedPaise),
    respondBy: respondBy?.toISOString() ?? null,
  }));
}
