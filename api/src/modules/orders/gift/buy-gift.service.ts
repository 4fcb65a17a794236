import { createHash } from 'node:crypto';
import type { Db, Pool } from '@aaram/runtime/db';
import { checkGiftCard } from '@aaram/shared-domain/credit';
import { formatOrderNumber, ONLINE_PAYMENT } from '@aaram/shared-domain/order';
import { readEmail } from '@aaram/shared-domain/read';
import { inTransaction } from '#db/in-transaction.ts';
import { insertGift } from '#modules/credits/index.ts';
import { lockShopper } from '#modules/identity/index.ts';
import { type Outcome, Refusal, refuse, refuseFirst } from '#outcome.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/orders.ts';
import { GatewayRefusal, type PaymentProviders } from '../payment-gateway.ts';
import { deleteOrder, findByIdempotencyKey } from '../place/new-order.repository.ts';
import { awaitProviderOrder, describeSession, openProviderOrder } from '../place/open-payment.ts';
import { insertGiftOrder } from './gift-order.repository.ts';

type Gift = { amount: number; recipientName: string; recipientEmail: string; senderName: string; message: string };
type Asked = {
  user: { id: string; name: string; email: string };
  gift: Gift;
  idempotencyKey: string | null;
  releaseSet: string | null;
};
type Context = { providers: PaymentProviders; report: (error: unknown) => void };

const hashGift = ({ amount, recipientName, recipientEmail, senderName, message }: Gift) =>
  createHash('sha256')
    .update(JSON.stringify(['gift-card', amount, recipientName, recipientEmail, senderName, message]))
    .digest('hex');

/** Stores the order and what was asked for, once for each key; whether it was stored before. */
async function reserve(tx: Db, { user, gift, idempotencyKey, releaseSet }: Asked, { providers }: Context) {
  await lockShopper(tx, user.id);
  const requestHash = hashGift(gift);
  const former = idempotencyKey === null ? undefined : await findByIdempotencyKey(tx, user.id, idempotencyKey);
  if (former !== undefined) {
    return former.requestHash === requestHash
      ? { id: former.id, isReplay: true }
      : refuse('IDEMPOTENCY_KEY_REUSED', texts.keyUsedForOrder);
  }
  const { amount, ...rest } = gift;
  const { id } = await insertGiftOrder(tx, {
    userId: user.id,
    buyerName: user.name,
    buyerEmail: user.email,
    paymentMethod: ONLINE_PAYMENT,
    provider: providers.main.provider,
    paise: amount * 100,
    requestHash,
    idempotencyKey,
    releaseSet,
  });
  await insertGift(tx, { orderId: id, ...rest });
  return { id, isReplay: false };
}

/**
 * Orders a gift card and opens its payment (product-rules.md#gift-cards). The card is issued and sent when the order is
 * paid. When it is unknown whether the provider opened the payment, the order stays, so that a payment is still found.
 */
export async function buyGift(db: Pool, asked: Asked, context: Context) {
  const objection = refuseFirst(checkGiftCard(asked.gift));
  const trimmed = { ...asked, gift: trim(asked.gift) };
  const reserved: Outcome<{ id: string; isReplay: boolean }> =
    objection ?? (await inTransaction(db, (tx) => reserve(tx, trimmed, context)));
  if (reserved instanceof Refusal) {
    return reserved;
  }
  const { id, isReplay } = reserved;
  try {
    const order = await (isReplay ? awaitProviderOrder(db, id, context) : openProviderOrder(db, id, context));
    if (order instanceof Refusal) {
      return order;
    }
    return {
      order: { _id: order.id, number: formatOrderNumber(order.number) },
      ...describeSession(order, order.providerOrderId ?? '', context),
    };
  } catch (error) {
    if (error instanceof GatewayRefusal) {
      await deleteOrder(db, id);
    }
    context.report(error);
    return refuse('PAYMENT_PROVIDER_UNAVAILABLE', common.somethingWentWrong, { retryAfterSeconds: 5 });
  }
}

const trim = ({ amount, message, ...rest }: Gift): Gift => ({
  amount,
  message: message.trim(),
  recipientName: rest.recipientName.trim(),
  recipientEmail: readEmail(rest.recipientEmail) ?? '',
  senderName: rest.senderName.trim(),
});
