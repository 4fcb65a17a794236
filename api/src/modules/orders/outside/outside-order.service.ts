import { createHash } from 'node:crypto';
import type { Db, Pool } from '@aaram/runtime/db';
import { isId } from '@aaram/runtime/db/values';
import { readAddress } from '@aaram/shared-domain/address';
import { formatPaise, paiseFromRupees, rupeesFromPaise } from '@aaram/shared-domain/money';
import { checkCheckout, formatOrderNumber, ONLINE_PAYMENT } from '@aaram/shared-domain/order';
import { MAX_OPEN_LINKS, type OutsideOrderInput, type PayLink } from '@aaram/shared-domain/pay-link';
import { MIN_PAYMENT_PAISE } from '@aaram/shared-domain/pricing';
import { isEmail, readEmail } from '@aaram/shared-domain/read';
import { inTransaction } from '#db/in-transaction.ts';
import { recordAudit } from '#modules/audit/index.ts';
import { lockStock } from '#modules/catalog/for-orders.ts';
import { findProductNames, moveStock } from '#modules/catalog/index.ts';
import { findOrMakeCustomer, lockShopper } from '#modules/identity/index.ts';
import { readPriceRule } from '#modules/settings/index.ts';
import { type Outcome, Refusal, refuse, refuseField } from '#outcome.ts';
import { rowsOf, type SessionUser, scopeOfSeller } from '#plugins/session.ts';
import * as common from '#texts/common.ts';
import * as orderTexts from '#texts/orders.ts';
import * as texts from '#texts/pay-links.ts';
import { findOrder } from '../order.repository.ts';
import { insertOrder } from '../place/new-order.repository.ts';
import { refusePlan } from '../place/place-order.service.ts';
import { type OrderPlan, planOrder } from '../place/plan-order.ts';
import { findLinkUrl, type LinkKeys, makeLink } from './link-token.ts';
import { toPayLink } from './pay-link-json.ts';
import { countOpenLinks, findLinkByKey, findTokenHashes, insertLink } from './pay-links.repository.ts';

type Request = {
  user: SessionUser;
  input: OutsideOrderInput;
  idempotencyKey: string | null;
  requestId: string;
  releaseSet: string | null;
};
type Context = {
  /** Whom it will be paid with. */
  provider: string;
  keys: LinkKeys;
  maxDiscountPercent: number;
  /** Of a random password that is not stored. */
  passwordHash: string;
};

const hashOf = (input: OutsideOrderInput) => createHash('sha256').update(JSON.stringify(input)).digest('hex');

/** What is wrong with the request itself, whatever the stock. */
function findFault({ shippingAddress, email, product }: OutsideOrderInput): Refusal | undefined {
  const issues = checkCheckout({
    isAuthenticated: true,
    itemCount: product.length,
    shippingAddress,
    paymentMethod: ONLINE_PAYMENT,
  });
  const [first] = issues;
  if (first !== undefined) {
    return refuse('INVALID_INPUT', first.message, { issues });
  }
  if (email !== '' && !isEmail(readEmail(email) ?? '')) {
    return refuseField('email', texts.checkEmail);
  }
  return product.every((line) => isId(line.product)) ? undefined : refuse('INVALID_ID', common.productNotFound);
}

/** What is wrong with the amounts: the discount beyond its bound, or not what the caller was shown. */
function findPriceFault(quote: Possible['quote'], input: OutsideOrderInput, maxPercent: number): Refusal | undefined {
  const maxPaise = Math.floor(((quote.total + quote.discount) * maxPercent) / 100);
  if (quote.discount > maxPaise || paiseFromRupees(input.discount) > maxPaise) {
    return refuseField('discount', texts.discountTooLarge(formatPaise(maxPaise), maxPercent));
  }
  if (quote.discount > 0 && input.reason === '') {
    return refuseField('reason', texts.sayWhy);
  }
  if (quote.payable < MIN_PAYMENT_PAISE) {
    return refuse('AMOUNT_TOO_SMALL', orderTexts.itemsWithoutPrice);
  }
  return paiseFromRupees(input.payableAmount) === quote.payable
    ? undefined
    : refuse('PRICE_CHANGED', texts.pricesChanged, {
        quote: {
          totalAmount: rupeesFromPaise(quote.total),
          discountAmount: rupeesFromPaise(quote.discount),
          gstAmount: rupeesFromPaise(quote.gst),
          deliveryCharges: rupeesFromPaise(quote.delivery),
          payableAmount: rupeesFromPaise(quote.payable),
        },
      });
}

type Possible = Extract<OrderPlan, { outcome: 'possible' }>;

/** The lines and prices of the order; the stock of its products stays locked. */
async function plan(tx: Db, { user, input }: Request, maxPercent: number): Promise<Outcome<Possible>> {
  const wanted = input.product.map(({ product, size, quantity }) => ({
    ...{ productId: product.toLowerCase(), size, quantity },
    ...{ rawImage: null, previewImage: null },
  }));
  const products = await lockStock(tx, wanted);
  const planned = planOrder(wanted, [], products, await readPriceRule(tx), paiseFromRupees(input.discount));
  if (planned.outcome !== 'possible') {
    return refusePlan(planned);
  }
  const own = scopeOfSeller(user);
  if (own !== null && planned.lines.some(({ sellerId }) => sellerId !== own)) {
    return refuse('NOT_FOUND', common.productNotFound);
  }
  return findPriceFault(planned.quote, input, maxPercent) ?? planned;
}

/** The answer of an earlier call with the same key. */
async function findRepeated(
  tx: Db,
  { user, input, idempotencyKey }: Request,
  { keys }: Context,
): Promise<Outcome<PayLink | undefined>> {
  const former = idempotencyKey === null ? undefined : await findLinkByKey(tx, user.id, idempotencyKey);
  if (former === undefined) {
    return undefined;
  }
  const order = await findOrder(tx, former.orderId);
  const hash = (await findTokenHashes(tx, [former.orderId])).get(former.orderId);
  if (former.requestHash !== hashOf(input) || order === undefined || hash === undefined) {
    return refuse('IDEMPOTENCY_KEY_REUSED', orderTexts.keyUsedForOrder);
  }
  return toPayLink(former, order, { url: findLinkUrl(keys, former, hash), madeBy: user.name });
}

async function make(tx: Db, request: Request, context: Context): Promise<Outcome<PayLink>> {
  const { user, input, requestId } = request;
  // One at a time for each person, so that a call that is sent again finds the first.
  await lockShopper(tx, user.id);
  const repeated = await findRepeated(tx, request, context);
  if (repeated !== undefined) {
    return repeated;
  }
  const sellerId = scopeOfSeller(user);
  if ((await countOpenLinks(tx, sellerId)) >= MAX_OPEN_LINKS) {
    return refuse('IN_USE', texts.tooManyOpen(MAX_OPEN_LINKS));
  }
  const planned = await plan(tx, request, context.maxDiscountPercent);
  if (planned instanceof Refusal) {
    return planned;
  }
  const { lines, quote } = planned;
  const { shippingAddress: address } = input;
  const email = readEmail(input.email) ?? '';
  const { passwordHash, keys } = context;
  const userId = await findOrMakeCustomer(tx, { name: address.name, email, phone: address.phone, passwordHash });
  await moveStock(tx, lines);
  const { id } = await insertOrder(tx, {
    ...{ userId, buyerName: address.name, buyerEmail: email, paymentMethod: ONLINE_PAYMENT, quote, creditPaise: 0 },
    provider: context.provider,
    ...{ address, business: null, requestHash: '', idempotencyKey: null, releaseSet: request.releaseSet },
    ...{ holdMinutes: input.hours * 60, lines, staff: { id: user.id, role: user.role } },
  });
  const { url, hash } = makeLink(keys, { orderId: id, turn: 1 });
  const link = await insertLink(tx, {
    ...{ orderId: id, sellerId, madeBy: user.id, turn: 1, tokenHash: hash },
    ...{ idempotencyKey: request.idempotencyKey, requestHash: hashOf(input) },
    ...{ reason: input.reason, note: input.note },
  });
  const order = await findOrder(tx, id);
  if (order === undefined) {
    throw new Error(`Order ${id} went away before its link was made.`);
  }
  await recordAudit(tx, {
    ...{ actorId: user.id, action: 'link.make', subject: 'order', subjectId: id, requestId },
    detail: {
      number: formatOrderNumber(order.number),
      amount: formatPaise(quote.payable),
      ...(quote.discount > 0 ? { discount: formatPaise(quote.discount), reason: input.reason } : {}),
    },
  });
  return toPayLink(link, order, { url, madeBy: user.name });
}

/**
 * Makes an order for a customer, which holds its pieces until its link ends (product-rules.md#orders-for-customers). It is
 * an order like others: it is priced by the same function, and paid, cancelled and refunded in the same way. A repeated
 * call answers the first link.
 */
export async function makeOutsideOrder(db: Pool, asked: Request, context: Context): Promise<Outcome<PayLink>> {
  const input = { ...asked.input, shippingAddress: readAddress(asked.input.shippingAddress) };
  const fault = findFault(input);
  if (fault !== undefined) {
    return fault;
  }
  const ids = [...new Set(input.product.map(({ product }) => product.toLowerCase()))];
  const seen = await findProductNames(rowsOf(db, asked.user), ids);
  return ids.every((id) => seen.has(id))
    ? inTransaction(db, (tx) => make(tx, { ...asked, input }, context))
    : refuse('NOT_FOUND', common.productNotFound);
}
