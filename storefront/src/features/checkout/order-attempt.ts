import { type ApiClient, ApiError } from '@aaram/shared-domain/contract';
import type { CheckStatus, CreateOrderInput, CreateOrderResult } from '@aaram/shared-domain/order';
import { readRecord, writeRecord } from './session-record.ts';

/** What is needed to pay an order that exists. */
export type OpenOrder = {
  orderId: string;
  number: string;
  razorpayOrder: CreateOrderResult['razorpayOrder'];
  razorpayKey: string;
};

/** One attempt to order: the same content keeps the same key, so a double click, a retry or a reload is one order. */
type Attempt = { key: string; content: string; open?: OpenOrder };

const recordKey = (userId: string) => `order-attempt:${userId}`;

export const forgetAttempt = (userId: string) => writeRecord(recordKey(userId), undefined);

/** Whether money for this order would still be welcome. */
const isPayable = ({ orderStatus, paymentStatus }: CheckStatus) =>
  orderStatus === 'Pending' && (paymentStatus === 'Initiated' || paymentStatus === 'Pending');

type Obtained = { isPaid: true; orderId: string; paymentStatus: string } | { isPaid: false; order: OpenOrder };

/** What became of the order of an earlier press of the button; undefined when a new one is needed. */
async function resume(api: ApiClient, open: OpenOrder): Promise<Obtained | undefined> {
  const status = await api
    .checkStatus(open.orderId)
    .catch((error: unknown) => (error instanceof ApiError && error.status === 404 ? null : undefined));
  if (status === null) {
    return undefined;
  }
  if (status?.paymentStatus === 'Paid') {
    return { isPaid: true, orderId: open.orderId, paymentStatus: status.paymentStatus };
  }
  // No answer is no reason to order twice: the payment window will tell.
  return status === undefined || isPayable(status) ? { isPaid: false, order: open } : undefined;
}

/** The order to pay: the one already open for this content, or a new one. Throws what `createOrder` throws. */
export async function obtainOrder(api: ApiClient, userId: string, input: CreateOrderInput): Promise<Obtained> {
  const content = JSON.stringify(input);
  const stored = readRecord<Attempt>(recordKey(userId));
  let attempt = stored?.content === content ? stored : undefined;
  if (attempt?.open) {
    const resumed = await resume(api, attempt.open);
    if (resumed) {
      return resumed;
    }
    attempt = undefined;
  }
  const { key } = attempt ?? { key: crypto.randomUUID() };
  writeRecord(recordKey(userId), { key, content });
  try {
    const created = await api.createOrder(input, key);
    const { order, razorpayOrder, razorpayKey } = created;
    const open = { orderId: order._id, number: order.number, razorpayOrder, razorpayKey };
    writeRecord(recordKey(userId), { key, content, open } satisfies Attempt);
    return { isPaid: false, order: open };
  } catch (error) {
    // Refused for good: nothing was ordered, the next press is a new attempt. After anything else nobody knows.
    if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.code !== 'IN_PROGRESS') {
      forgetAttempt(userId);
    }
    throw error;
  }
}
