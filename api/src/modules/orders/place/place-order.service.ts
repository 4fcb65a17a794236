import type { Db, Pool } from '@aaram/runtime/db';
import { isId } from '@aaram/runtime/db/values';
import { paiseFromRupees, rupeesFromPaise } from '@aaram/shared-domain/money';
import {
  type CreateOrderInput,
  checkBusiness,
  checkCheckout,
  ONLINE_PAYMENT,
  tidyBusiness,
} from '@aaram/shared-domain/order';
import type { Quote } from '@aaram/shared-domain/pricing';
import { inTransaction } from '#db/in-transaction.ts';
import { type CartLine, findCartLines } from '#modules/cart/index.ts';
import { lockProducts, lockStock } from '#modules/catalog/for-orders.ts';
import { moveStock } from '#modules/catalog/index.ts';
import { holdCredit, lockCreditsOf, planCredit, sumHeldBy } from '#modules/credits/index.ts';
import { lockShopper } from '#modules/identity/index.ts';
import { readPriceRule } from '#modules/settings/index.ts';
import { type Outcome, Refusal, refuse } from '#outcome.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/orders.ts';
import { announceUnpaid } from '../mail/mail-jobs.ts';
import { findLines, type OrderRow } from '../order.repository.ts';
import { groupByOrder } from '../order-json.ts';
import { findParcels } from '../parcel.repository.ts';
import { GatewayRefusal, GatewayUnavailable, type PaymentProviders } from '../payment-gateway.ts';
import { giveUpOrder, linesToGiveUp } from '../settle/release-order.ts';
import { settleByCredit } from '../settle/settle-order.ts';
import { findByIdempotencyKey, insertOrder, lockOpenOrders } from './new-order.repository.ts';
import { awaitProviderOrder, openProviderOrder } from './open-payment.ts';
import { isUntouched, type OpenOrder, type OrderPlan, planOrder, type RequestedLine } from './plan-order.ts';
import { hashRequest } from './request-hash.ts';
import { undoReservation } from './undo-reservation.ts';

type Context = {
  providers: PaymentProviders;
  holdMinutes: number;
  /** Reports why the provider did not open an order. */
  report: (error: unknown) => void;
};

export type PlaceOrderRequest = {
  user: { id: string; name: string; email: string };
  input: CreateOrderInput;
  idempotencyKey: string | null;
  releaseSet: string | null;
};

export type PlacedOrder = { order: OrderRow; isReplay: boolean };
/** `isPaid` when credits paid all of it, so that no payment is opened. */
type Reserved = { id: string; isReplay: boolean; isPaid: boolean };

/** What is wrong with the request itself, whatever the stock. */
function findFault({ user, input }: PlaceOrderRequest, { providers }: Context): Refusal | undefined {
  if (input.user !== undefined && input.user.toLowerCase() !== user.id) {
    return refuse('FORBIDDEN', common.noAccess);
  }
  if (providers.findByMethod(input.paymentMethod) === undefined) {
    return refuse('PAYMENT_METHOD_NOT_SUPPORTED', texts.selectOnlinePayment);
  }
  const issues = checkCheckout({
    isAuthenticated: true,
    itemCount: input.product.length,
    shippingAddress: input.shippingAddress,
    paymentMethod: ONLINE_PAYMENT,
  });
  if (input.business !== undefined) {
    issues.push(...checkBusiness(input.business, input.shippingAddress.state));
  }
  const [first] = issues;
  if (first !== undefined) {
    return refuse('INVALID_INPUT', first.message, { issues });
  }
  if (!(input.credits ?? []).every(isId)) {
    return refuse('CREDIT_CHANGED', texts.creditGone);
  }
  return input.product.every((line) => isId(line.product)) ? undefined : refuse('INVALID_ID', common.productNotFound);
}

/** A line without a design takes the design of the cart line with the same product and size, which is then used up. */
function toRequestedLine(line: CreateOrderInput['product'][number], designs: CartLine[]): Outcome<RequestedLine> {
  const productId = line.product.toLowerCase();
  const { size, quantity } = line;
  if (line.customImages !== undefined) {
    const { rawImage = null, previewImage = null } = line.customImages ?? {};
    // Designs come from the cart, where their pictures were checked to be the shopper's own.
    const isKnown = designs.some((item) => item.rawImage === rawImage && item.previewImage === previewImage);
    return isKnown || rawImage === null
      ? { productId, size, quantity, rawImage, previewImage }
      : refuse('UNAVAILABLE', texts.designGone);
  }
  const isAlike = (item: CartLine) => item.productId === productId && item.size === size;
  const exact = designs.findIndex((item) => isAlike(item) && item.quantity === quantity);
  const index = exact < 0 ? designs.findIndex(isAlike) : exact;
  const [design] = index < 0 ? [] : designs.splice(index, 1);
  return { productId, size, quantity, rawImage: design?.rawImage ?? null, previewImage: design?.previewImage ?? null };
}

/** The requested lines with their designs, or the refusal of the first one whose design is missing. */
function toRequestedLines(input: CreateOrderInput, designs: CartLine[]): Outcome<RequestedLine[]> {
  const lines: RequestedLine[] = [];
  for (const line of input.product) {
    const requested = toRequestedLine(line, designs);
    if (requested instanceof Refusal) {
      return requested;
    }
    lines.push(requested);
  }
  return lines;
}

const isSamePaise = (rupees: number, paise: number) => {
  try {
    return paiseFromRupees(rupees) === paise;
  } catch {
    return false;
  }
};

/** The refusal when a quote, and what credits pay of it, is not what the shopper agreed to. */
function findPriceConflict(input: CreateOrderInput, quote: Quote, creditPaise: number): Refusal | undefined {
  const isSame =
    (input.creditAmount === undefined || isSamePaise(input.creditAmount, creditPaise)) &&
    isSamePaise(input.totalAmount, quote.total) &&
    isSamePaise(input.gstAmount, quote.gst) &&
    isSamePaise(input.deliveryCharges, quote.delivery);
  if (!isSame) {
    return refuse('PRICE_CHANGED', texts.pricesChanged, {
      quote: {
        ...(quote.rule === 'spec' ? {} : { priceRule: quote.rule }),
        totalAmount: rupeesFromPaise(quote.total),
        gstAmount: rupeesFromPaise(quote.gst),
        deliveryCharges: rupeesFromPaise(quote.delivery),
        payableAmount: rupeesFromPaise(quote.payable),
        ...(creditPaise > 0 ? { creditAmount: rupeesFromPaise(creditPaise) } : {}),
      },
    });
  }
  return quote.total === 0 ? refuse('AMOUNT_TOO_SMALL', texts.itemsWithoutPrice) : undefined;
}

export function refusePlan(plan: Exclude<OrderPlan, { outcome: 'possible' }>): Refusal {
  if (plan.outcome === 'unavailable') {
    return refuse('UNAVAILABLE', plan.message, { product: plan.productId });
  }
  if (plan.outcome === 'wrong-size') {
    return refuse('SIZE_REQUIRED', common.selectSize, { product: plan.productId });
  }
  return refuse('OUT_OF_STOCK', plan.message, { lines: plan.lines });
}

async function readOpenOrders(tx: Db, userId: string, creditIds: readonly string[]): Promise<OpenOrder[]> {
  const orders = await lockOpenOrders(tx, userId);
  if (orders.length === 0) {
    return [];
  }
  const ids = orders.map((order) => order.id);
  const linesOf = groupByOrder(await findLines(tx, ids));
  const parcelsOf = groupByOrder(await findParcels(tx, ids));
  const holding = new Set(
    (await sumHeldBy(tx, ids)).filter(({ creditId }) => creditIds.includes(creditId)).map(({ orderId }) => orderId),
  );
  return orders.map((order) => {
    const whole = { order, lines: linesOf.get(order.id) ?? [], parcels: parcelsOf.get(order.id) ?? [] };
    return { order, whole, lines: linesToGiveUp(whole), holdsCredit: holding.has(order.id) };
  });
}

/** The order this call repeats, if any: the one with its key; without a key, the open order with this content. */
async function findRepeated(
  tx: Db,
  request: PlaceOrderRequest,
  hash: string,
  open: readonly OpenOrder[],
): Promise<Outcome<OrderRow | undefined>> {
  const { user, idempotencyKey } = request;
  if (idempotencyKey === null) {
    return open.find((one) => one.order.requestHash === hash && one.order.isHeld && isUntouched(one))?.order;
  }
  const former = await findByIdempotencyKey(tx, user.id, idempotencyKey);
  if (former !== undefined && former.requestHash !== hash) {
    return refuse('IDEMPOTENCY_KEY_REUSED', texts.keyUsedForOrder);
  }
  return former;
}

/**
 * The one short transaction of an order: locks the shopper, the open orders, the stock and the credits, in this order;
 * prices everything from the database, and takes the pieces and the credit. An order of which nothing is left to pay is
 * paid at once. It contains no call to anything but the database.
 */
async function reserve(
  tx: Db,
  request: PlaceOrderRequest,
  { holdMinutes, providers }: Context,
): Promise<Outcome<Reserved>> {
  const { user, input } = request;
  const hash = hashRequest(input);
  await lockShopper(tx, user.id);
  const credits = (input.credits ?? []).map((id) => id.toLowerCase());
  const open = await readOpenOrders(tx, user.id, credits);
  const repeated = await findRepeated(tx, request, hash, open);
  if (repeated !== undefined) {
    return repeated instanceof Refusal ? repeated : { id: repeated.id, isReplay: true, isPaid: false };
  }
  const designs = await findCartLines(tx, user.id);
  const wanted = toRequestedLines(input, designs);
  if (wanted instanceof Refusal) {
    return wanted;
  }
  if (credits.length > 0) {
    // An order that credits pay as a whole counts its products as sold.
    await lockProducts(
      tx,
      wanted.map(({ productId }) => productId),
    );
  }
  // Also the pieces of open orders, because some of these orders may be replaced by this one.
  const products = await lockStock(tx, [...wanted, ...open.flatMap(({ lines }) => lines)]);
  const plan = planOrder(wanted, open, products, await readPriceRule(tx));
  if (plan.outcome !== 'possible') {
    return refusePlan(plan);
  }
  await lockCreditsOf(tx, { ids: credits, orderIds: plan.superseded.map(({ order }) => order.id) });
  for (const { whole } of plan.superseded) {
    await giveUpOrder(tx, whole, 'superseded');
  }
  const credit = await planCredit(tx, { ownerId: user.id, ids: credits, payablePaise: plan.quote.payable });
  const conflict = credit instanceof Refusal ? credit : findPriceConflict(input, plan.quote, credit.total);
  if (credit instanceof Refusal || conflict !== undefined) {
    return conflict ?? (credit as Refusal);
  }
  await moveStock(tx, plan.lines);
  const order = await insertOrder(tx, {
    userId: user.id,
    buyerName: user.name,
    buyerEmail: user.email,
    paymentMethod: ONLINE_PAYMENT,
    provider: (providers.findByMethod(input.paymentMethod) ?? providers.main).provider,
    quote: plan.quote,
    creditPaise: credit.total,
    address: input.shippingAddress,
    business: input.business === undefined ? null : tidyBusiness(input.business),
    requestHash: hash,
    idempotencyKey: request.idempotencyKey,
    releaseSet: request.releaseSet,
    holdMinutes,
    lines: plan.lines,
  });
  const { id } = order;
  await holdCredit(tx, order, credit);
  if (credit.total === plan.quote.payable) {
    await settleByCredit(tx, id);
    return { id, isReplay: false, isPaid: true };
  }
  await announceUnpaid(tx, { id, holdMinutes });
  return { id, isReplay: false, isPaid: false };
}

/**
 * Reserves a cart and opens its payment, if anything is left to pay (product-rules.md#placing-an-order). Returns the order with its provider order
 * id; a repeated call returns the first order. When the provider does not open the payment, nothing stays held.
 */
export async function placeOrder(
  db: Pool,
  request: PlaceOrderRequest,
  context: Context,
): Promise<Outcome<PlacedOrder>> {
  const fault = findFault(request, context);
  const reserved = fault ?? (await inTransaction(db, (tx) => reserve(tx, request, context)));
  if (reserved instanceof Refusal) {
    return reserved;
  }
  const { id, isReplay, isPaid } = reserved;
  const isOpened = isReplay || isPaid;
  try {
    const order = await (isOpened ? awaitProviderOrder : openProviderOrder)(db, id, context);
    return order instanceof Refusal ? order : { order, isReplay };
  } catch (error) {
    const isRefused = error instanceof GatewayRefusal;
    if (!isOpened) {
      await undoReservation(db, id, isRefused);
    } else if (!(isRefused || error instanceof GatewayUnavailable)) {
      throw error;
    }
    context.report(error);
    return refuse('PAYMENT_PROVIDER_UNAVAILABLE', common.somethingWentWrong, { retryAfterSeconds: 5 });
  }
}
