import { ApiError, type StoreClient } from '@aaram/shared-domain/contract';
import type { CheckStatus, PaymentSession } from '@aaram/shared-domain/order';
import { readRecord, writeRecord } from '../session-record.ts';

/** What the payment of an existing order needs. */
export type OpenOrder = {
  orderId: string;
  number: string;
  provider: string;
  session: NonNullable<PaymentSession['session']>;
};

/** One attempt to order: the same content keeps the same key, so a double click, a retry or a reload is one order. */
type Attempt = { key: string; content: string; open?: OpenOrder };

/** Where an attempt is stored. */
export const orderRecord = (userId: string) => `order-attempt:${userId}`;
export const giftRecord = (userId: string) => `gift-attempt:${userId}`;

export const forgetAttempt = (record: string) => writeRecord(record, undefined);

const isPayable = ({ orderStatus, paymentStatus }: CheckStatus) =>
  orderStatus === 'Pending' && (paymentStatus === 'Initiated' || paymentStatus === 'Pending');

type Obtained = { isPaid: true; orderId: string; paymentStatus: string } | { isPaid: false; order: OpenOrder };

/** The state of the order from an earlier click; undefined when a new order is needed. */
async function resume(api: StoreClient, open: OpenOrder): Promise<Obtained | undefined> {
  const status = await api
    .checkStatus(open.orderId)
    .catch((error: unknown) => (error instanceof ApiError && error.status === 404 ? null : undefined));
  if (status === null) {
    return undefined;
  }
  if (status?.paymentStatus === 'Paid') {
    return { isPaid: true, orderId: open.orderId, paymentStatus: status.paymentStatus };
  }
  // A failed status check must not cause a second order: the payment window will show the state.
  return status === undefined || isPayable(status) ? { isPaid: false, order: open } : undefined;
}

/** What a call answers that orders something; without a session nothing is left to pay. */
type Created = { order: { _id: string; number: string } } & Pick<PaymentSession, 'provider' | 'session'>;
type NewOrder = { record: string; input: object; create: (idempotencyKey: string) => Promise<Created> };

/** The order to pay: the one already open for this content, or a new one. Throws what `create` throws. */
export async function obtainOrder(api: StoreClient, { record, input, create }: NewOrder): Promise<Obtained> {
  const content = JSON.stringify(input);
  const stored = readRecord<Attempt>(record);
  let attempt = stored?.content === content ? stored : undefined;
  // One that an older page stored has no session: its key brings the same order again.
  if (attempt?.open?.session) {
    const resumed = await resume(api, attempt.open);
    if (resumed) {
      return resumed;
    }
    attempt = undefined;
  }
  const { key } = attempt ?? { key: crypto.randomUUID() };
  writeRecord(record, { key, content });
  try {
    const { order, provider, session } = await create(key);
    if (session === null) {
      return { isPaid: true, orderId: order._id, paymentStatus: 'Paid' };
    }
    const open = { orderId: order._id, number: order.number, provider, session };
    writeRecord(record, { key, content, open } satisfies Attempt);
    return { isPaid: false, order: open };
  } catch (error) {
    // A final refusal: nothing was ordered, so the next click is a new attempt. Other errors leave that open.
    if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.code !== 'IN_PROGRESS') {
      forgetAttempt(record);
    }
    throw error;
  }
}
