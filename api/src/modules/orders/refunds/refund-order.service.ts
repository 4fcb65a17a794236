import { createHash } from 'node:crypto';
import type { Db, Pool } from '@aaram/runtime/db';
import { asStore, withinParcelsOf } from '@aaram/runtime/db/rows';
import { formatPaise } from '@aaram/shared-domain/money';
import { formatOrderNumber } from '@aaram/shared-domain/order';
import type { RefundAsk, RefundInput, RefundQuote } from '@aaram/shared-domain/refund';
import { inTransaction } from '#db/in-transaction.ts';
import { readClock } from '#db/read-clock.ts';
import { recordAudit } from '#modules/audit/index.ts';
import { type Outcome, Refusal, refuse } from '#outcome.ts';
import { scopeOfSeller } from '#plugins/session.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/refunds.ts';
import { announceStatus } from '../mail/mail-jobs.ts';
import type { Reader } from '../read-orders.service.ts';
import { cancelSome, noteReturn } from '../returns/cancel-some.ts';
import { readMoney } from '../returns/refund-money.ts';
import { findReturns, type NewReturn } from '../returns/returns.repository.ts';
import { oweReturn } from '../returns/settle-return.ts';
import { CHANGE_OF_MIND_SECONDS, cancelParcels } from '../settle/cancel-parcels.ts';
import { settleOrderRefunds } from '../settle/close-books.ts';
import { findDebts } from '../settle/owe-parcels.ts';
import { lockWhole, type WholeOrder } from '../whole-order.ts';
import { type Known, type Part, type Plan, planRefund } from './plan-refund.ts';
import { toQuote } from './refund-json.ts';
import { findStaffRefund, storeStaffRefund } from './staff-refund.repository.ts';

/** `missingProof` is the refusal of anything that sends money; undefined after a fresh proof. */
export type Context = { actor: Reader; requestId: string; missingProof: Refusal | undefined };

const noSuchOrder = () => refuse('NOT_FOUND', common.orderNotFound);

/** Locks an order and reads what decides on its money; the refusal when the caller sends nothing of it. */
async function lockKnown(tx: Db, orderId: string, actor: Reader): Promise<Outcome<Known>> {
  const whole = await lockWhole(tx, orderId);
  const own = whole?.parcels.filter(({ sellerId }) => actor.role === 'admin' || sellerId === actor.sellerId) ?? [];
  const money = (await readMoney(tx, [orderId])).get(orderId);
  return whole === undefined || money === undefined || own.length === 0
    ? noSuchOrder()
    : { whole, own, money, returns: await findReturns(tx, orderId), now: await readClock(tx) };
}

type Planned = { plan: Plan; quote: RefundQuote };

async function planKnown(tx: Db, known: Known, ask: RefundAsk): Promise<Outcome<Planned>> {
  const plan = planRefund(known, ask);
  if (plan instanceof Refusal) {
    return plan;
  }
  const debts = await asStore(tx, () => findDebts(tx, known.whole.order));
  return { plan, quote: toQuote(known, plan, debts) };
}

/** What would go back, to the paisa. Nothing is changed. */
export async function quoteRefund(
  db: Pool,
  { orderId, ask }: { orderId: string; ask: RefundAsk },
  actor: Reader,
): Promise<Outcome<RefundQuote>> {
  const planned = await inTransaction(db, (tx) =>
    withinParcelsOf(tx, scopeOfSeller(actor), async () => {
      const known = await lockKnown(tx, orderId, actor);
      return known instanceof Refusal ? known : planKnown(tx, known, ask);
    }),
  );
  return planned instanceof Refusal ? planned : planned.quote;
}

type Deed = { whole: WholeOrder; reason: string; actor: Reader };

/** Does a part for which pieces stay in their parcel, or which moves none. */
async function doPart(tx: Db, part: Exclude<Part, { kind: 'parcel' }>, { whole, reason, actor }: Deed) {
  const { parcel, line, money } = part;
  const { deliveryPaise, ...paid } = money;
  const by = { actorId: actor.id, answer: reason, delaySeconds: CHANGE_OF_MIND_SECONDS };
  if (part.kind === 'pieces') {
    await cancelSome(tx, { whole, parcel, line }, { quantity: part.quantity, money: paid, ...by });
    return;
  }
  const row: NewReturn = {
    orderId: whole.order.id,
    parcelId: parcel.id,
    lineId: line.id,
    kind: 'adjust',
    state: 'refunded',
    quantity: 0,
    reason: null,
    comment: '',
    pictures: [],
    size: null,
    feePaise: 0,
    payout: 'refund',
    requestKey: null,
    answer: reason,
    ...paid,
  };
  const id = await noteReturn(tx, row, actor.id, null);
  await oweReturn(tx, whole, { id, parcelId: parcel.id, refundPaise: paid.refundPaise, delaySeconds: by.delaySeconds });
}

/** Cancels the parcels of which nothing stays, together, so that delivery goes back with the last one of the order. */
async function cancelWhole(tx: Db, parts: readonly Part[], { whole, actor }: Deed) {
  const parcels = parts.filter(({ kind }) => kind === 'parcel').map(({ parcel }) => parcel);
  if (parcels.length > 0) {
    const { order, eventId } = await cancelParcels(tx, whole, parcels, { source: actor.role, actorId: actor.id });
    await settleOrderRefunds(tx, order);
    const ids = parcels.map(({ id }) => id);
    await announceStatus(tx, { id: order.id, eventId, status: 'Cancelled', parcels: ids });
  }
}

const namePieces = (part: Part): string => {
  if (part.kind === 'parcel') {
    return part.pieces.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');
  }
  return part.kind === 'pieces' ? `${part.quantity} × ${part.line.name}` : part.line.name;
};

async function audit(tx: Db, part: Part, { whole, reason, actor }: Deed, requestId: string) {
  await recordAudit(tx, {
    actorId: actor.id,
    action: part.kind === 'adjust' ? 'order.refund' : 'order.cancel',
    subject: 'order',
    subjectId: whole.order.id,
    detail: {
      number: formatOrderNumber(whole.order.number),
      parcel: part.parcel.id,
      pieces: namePieces(part),
      amount: formatPaise(part.money.refundPaise),
      reason,
    },
    requestId,
  });
}

/** One request of a person, whatever is sent with it; null without a key. */
const hashOf = (key: string | null, { id }: Reader, input: RefundInput): string | null =>
  key === null
    ? null
    : createHash('sha256')
        .update(JSON.stringify([id, key, input]))
        .digest('hex');

/** Whether the order is as it was shown: what was paid for it, and what would go back. */
const isAsShown = ({ before, refund }: RefundQuote, { shown }: RefundInput) =>
  before.total === shown.before && refund.total === shown.refund;

type Asked = { orderId: string; input: RefundInput; requestKey: string | null };

async function doLocked(tx: Db, asked: Asked, context: Context): Promise<Outcome<string[] | undefined>> {
  const { orderId, input, requestKey } = asked;
  const { actor, missingProof, requestId } = context;
  const known = await lockKnown(tx, orderId, actor);
  if (known instanceof Refusal) {
    return known;
  }
  const hash = hashOf(requestKey, actor, input);
  if (hash !== null && (await asStore(tx, () => findStaffRefund(tx, orderId))) === hash) {
    return undefined;
  }
  const planned = await planKnown(tx, known, input);
  if (planned instanceof Refusal) {
    return planned;
  }
  const { plan, quote } = planned;
  if (!isAsShown(quote, input)) {
    return refuse('PRICE_CHANGED', texts.amountsChanged, { quote });
  }
  if (missingProof !== undefined) {
    return missingProof;
  }
  const deed = { whole: known.whole, reason: input.reason, actor };
  for (const part of plan.parts) {
    if (part.kind !== 'parcel') {
      await doPart(tx, part, deed);
    }
  }
  await cancelWhole(tx, plan.parts, deed);
  for (const part of plan.parts) {
    await audit(tx, part, deed, requestId);
  }
  if (hash !== null) {
    await asStore(tx, () => storeStaffRefund(tx, orderId, hash));
  }
  return known.whole.lines.map(({ productId }) => productId);
}

/**
 * Cancels pieces, or gives a part of the price back (product-rules.md#refunds-by-staff). What it owes is what the quote
 * shows; where that has changed since, it does nothing and answers the new one. The last request of an order, sent again
 * with its key, is not done again. Returns the products of the order, or undefined when it was done before.
 */
export const refundOrder = (db: Pool, asked: Asked, context: Context): Promise<Outcome<string[] | undefined>> =>
  inTransaction(db, (tx) => withinParcelsOf(tx, scopeOfSeller(context.actor), () => doLocked(tx, asked, context)));
