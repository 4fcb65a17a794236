import type { Db } from '@aaram/runtime/db';
import type { GatewayDispute } from '../payment-gateway.ts';
import { noteProviderRefunds } from '../settle/close-books.ts';
import { lockWhole } from '../whole-order.ts';
import { putDispute, sumDisputed } from './disputes.repository.ts';
import { followDispute } from './hold-bought.ts';
import { clearHolds, placeHold } from './holds.repository.ts';

/** A lost dispute is money that went back: in the books it is a refund under the dispute's id. */
const lostMoney = ({ id, paymentId, amountPaise, deductedPaise }: GatewayDispute) => ({
  id,
  paymentId,
  amountPaise: deductedPaise > 0 ? deductedPaise : amountPaise,
  receipt: null,
  status: 'processed' as const,
});

/**
 * Records what the provider says of a dispute, in any sequence and repeatedly. While it is open, parcels of the order and
 * of what its credits bought wait for a person; lost money follows to the end (product-rules.md#disputes).
 */
export async function noteDispute(tx: Db, orderId: string, dispute: GatewayDispute): Promise<void> {
  const whole = await lockWhole(tx, orderId);
  const change = whole === undefined ? undefined : await putDispute(tx, orderId, dispute);
  if (whole === undefined || change === undefined) {
    return;
  }
  const { id, paymentId, amountPaise, status } = dispute;
  if (status === 'lost') {
    await noteProviderRefunds(tx, { orderId, paymentId }, [lostMoney(dispute)]);
  }
  if (status === 'won' || status === 'closed') {
    await clearHolds(tx, id);
  }
  const isOpen = status === 'open' || status === 'under_review';
  if (isOpen && change.before === null && whole.order.kind === 'goods') {
    await placeHold(tx, { orderId, sourceOrderId: orderId, disputeId: id, paise: amountPaise });
  }
  await followDispute(tx, whole.order, { disputeId: id, disputedPaise: await sumDisputed(tx, paymentId) });
}
