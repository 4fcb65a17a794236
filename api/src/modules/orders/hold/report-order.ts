import type { Db } from '@aaram/runtime/db';
import { lockWhole } from '../whole-order.ts';
import { placeReport } from './holds.repository.ts';

/**
 * Puts an order on hold because of what is printed on it, until an admin decides (product-rules.md#print-files). Answers
 * false when nothing of it is left to send.
 */
export async function holdForReport(
  tx: Db,
  { orderId, report }: { orderId: string; report: string },
): Promise<boolean> {
  const whole = await lockWhole(tx, orderId);
  if (whole === undefined || !whole.parcels.some(({ orderStatus }) => orderStatus === 'Processing')) {
    return false;
  }
  await placeReport(tx, { orderId, report, paise: whole.order.payablePaise });
  return true;
}
