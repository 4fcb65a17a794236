import type { OrderRow } from '../order.repository.ts';

const CREDIT = 'credit:';

/** What credits pay of an order is a payment of its own in the books, with this id; the provider knows nothing of it. */
export const creditPaymentId = (orderId: string) => `${CREDIT}${orderId}`;
export const isCreditPayment = (paymentId: string) => paymentId.startsWith(CREDIT);

type Paid = Pick<OrderRow, 'id' | 'payablePaise' | 'creditPaise' | 'providerPaymentId' | 'paidAt'>;

/** What the provider takes of an order, in paise. */
export const leftToPay = ({ payablePaise, creditPaise }: Pick<Paid, 'payablePaise' | 'creditPaise'>) =>
  payablePaise - creditPaise;

/**
 * The payments of an order and their amounts in paise, none before it was paid. Credit stands first, because what it
 * paid goes back first (product-rules.md#credit-that-comes-back). A payment that came too late has the order's id, but
 * its credit had been given back.
 */
export function paymentsOf(order: Paid): { id: string; paise: number }[] {
  const { providerPaymentId, creditPaise, paidAt } = order;
  if (providerPaymentId === null) {
    return [];
  }
  const left = leftToPay(order);
  return [
    ...(creditPaise > 0 && paidAt !== null ? [{ id: creditPaymentId(order.id), paise: creditPaise }] : []),
    ...(left > 0 ? [{ id: providerPaymentId, paise: left }] : []),
  ];
}

/** What was paid for an order, in paise: all payments together. */
export const sumPaid = (order: Paid) => paymentsOf(order).reduce((sum, { paise }) => sum + paise, 0);
