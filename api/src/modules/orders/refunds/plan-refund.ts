import { formatPaise, paiseFromRupees } from '@aaram/shared-domain/money';
import type { RefundAsk } from '@aaram/shared-domain/refund';
import { checkReturn } from '@aaram/shared-domain/return';
import { type Outcome, Refusal, refuse, refuseField } from '#outcome.ts';
import * as texts from '#texts/refunds.ts';
import type { LineRow } from '../order.repository.ts';
import type { ParcelRow } from '../parcel.repository.ts';
import { offerFor } from '../returns/read-returns.service.ts';
import {
  leftOfPayment,
  type Money,
  type OrderMoney,
  priceAdjustment,
  priceRefund,
  restOf,
} from '../returns/refund-money.ts';
import type { ReturnRow } from '../returns/returns.repository.ts';
import { priceRest } from '../settle/owe-parcels.ts';
import { linesIn, type WholeOrder } from '../whole-order.ts';

/** An order with what decides on its money, and the parcels that the caller may change. */
export type Known = {
  whole: WholeOrder;
  own: readonly ParcelRow[];
  returns: readonly ReturnRow[];
  money: OrderMoney;
  now: Date;
};

/** One step: pieces of a line, a part of the price of a line, or all that is left of a parcel. Money is in paise. */
export type Part = { parcel: ParcelRow; money: Money & { deliveryPaise: number } } & (
  | { kind: 'pieces'; line: LineRow; quantity: number }
  | { kind: 'adjust'; line: LineRow }
  | { kind: 'parcel'; pieces: readonly LineRow[] }
);

/** The money and the parcels of an order at one step of a plan. */
export type State = { money: OrderMoney; parcels: readonly ParcelRow[] };
export type Plan = { parts: Part[]; before: State; after: State };

/** The state after a part, for the figures of the next one. */
function follow({ money, parcels }: State, part: Part): State {
  const debts = [...money.debts, { parcelId: part.parcel.id, paise: part.money.refundPaise }];
  if (part.kind === 'parcel') {
    const cancelled = { ...part.parcel, orderStatus: 'Cancelled' as const };
    return { money: { ...money, debts }, parcels: parcels.map((one) => (one.id === cancelled.id ? cancelled : one)) };
  }
  const { goodsPaise, gstPaise } = part.money;
  const settled =
    part.kind === 'pieces'
      ? { state: 'cancelled' as const, quantity: part.quantity }
      : { state: 'refunded' as const, quantity: 0 };
  const row = { ...settled, lineId: part.line.id, goodsPaise, gstPaise };
  return { money: { ...money, debts, returns: [...money.returns, row] }, parcels };
}

/** All that is left of a parcel: its pieces, and delivery with the last parcel of the order. */
function priceParcel({ money, parcels }: State, parcel: ParcelRow, pieces: readonly LineRow[]): Part['money'] {
  const isLast = parcels.every(({ id, orderStatus }) => id === parcel.id || orderStatus === 'Cancelled');
  const rests = pieces.map(({ id }) => restOf(money, id));
  const goodsPaise = rests.reduce((sum, rest) => sum + rest.goodsPaise, 0);
  const gstPaise = rests.reduce((sum, rest) => sum + rest.gstPaise, 0);
  const refundPaise = priceRest(money, parcel, { debts: money.debts, isLast });
  return { goodsPaise, gstPaise, refundPaise, deliveryPaise: Math.max(0, refundPaise - goodsPaise - gstPaise) };
}

/** A step whose money depends on the steps before it. */
type Step = (state: State) => Part;

function run(before: State, steps: readonly Step[]): Plan {
  const parts: Part[] = [];
  let after = before;
  for (const step of steps) {
    const part = step(after);
    parts.push(part);
    after = follow(after, part);
  }
  return { parts, before, after };
}

/** What is asked, by line: the same line named twice is one. */
function byLine<Asked extends { line: string }>(asked: readonly Asked[], amount: (one: Asked) => number) {
  const sums = new Map<string, number>();
  for (const one of asked) {
    const id = one.line.toLowerCase();
    sums.set(id, (sums.get(id) ?? 0) + amount(one));
  }
  return sums;
}

/** The line that is meant and its parcel, if the caller may change it. */
function findOwn({ whole, own }: Known, id: string): { line: LineRow; parcel: ParcelRow } | undefined {
  const line = whole.lines.find((one) => one.id === id);
  const parcel = own.find(({ sellerId }) => sellerId === line?.sellerId);
  return line === undefined || parcel === undefined ? undefined : { line, parcel };
}

/** Why these pieces of a line cannot be cancelled. */
function findCancelObjection(known: Known, id: string, quantity: number): Refusal | undefined {
  const found = findOwn(known, id);
  if (found === undefined) {
    return refuseField('cancel', texts.chooseItem);
  }
  const offer = offerFor(found.line, { ...known.whole, returns: known.returns }, known.now);
  const problem = checkReturn({ kind: 'cancel', quantity }, offer);
  return problem && refuse('UNAVAILABLE', problem.message, { issues: [{ path: 'cancel', message: problem.message }] });
}

/** The pieces of several lines; with all that is left of a parcel the parcel itself, after the others. */
function listCancels(known: Known, asked: ReadonlyMap<string, number>): Step[] {
  const single: Step[] = [];
  const whole: Step[] = [];
  for (const parcel of known.own) {
    const pieces = linesIn(known.whole.lines, [parcel]);
    const lines = pieces.filter(({ id }) => asked.has(id));
    const wanted = lines.reduce((sum, { id }) => sum + (asked.get(id) ?? 0), 0);
    if (lines.length > 0 && wanted === pieces.reduce((sum, { quantity }) => sum + quantity, 0)) {
      whole.push((state) => ({ kind: 'parcel', parcel, pieces, money: priceParcel(state, parcel, pieces) }));
      continue;
    }
    for (const { id } of lines) {
      const line = known.whole.lines.find((one) => one.id === id);
      const quantity = asked.get(id) ?? 0;
      if (line !== undefined) {
        single.push(({ money }) => {
          const price = priceRefund(money, { lineId: id, quantity, feePaise: 0 });
          return { kind: 'pieces', parcel, line, quantity, money: { ...price, deliveryPaise: 0 } };
        });
      }
    }
  }
  return [...single, ...whole];
}

/** Why this much of the price of a line cannot go back, in paise. */
function findAdjustObjection(known: Known, id: string, paise: number): Refusal | undefined {
  const found = findOwn(known, id);
  if (found === undefined) {
    return refuseField('adjust', texts.chooseItem);
  }
  if (known.whole.order.paymentStatus !== 'Paid' || found.parcel.orderStatus === 'Cancelled') {
    return refuse('UNAVAILABLE', texts.nothingPaid);
  }
  const rest = restOf(known.money, id);
  const most = Math.min(rest.goodsPaise + rest.gstPaise, leftOfPayment(known.money));
  return paise > most ? refuseField('adjust', texts.atMost(formatPaise(most))) : undefined;
}

function listAdjustments(known: Known, asked: ReadonlyMap<string, number>): Step[] {
  return [...asked].flatMap(([id, paise]): Step[] => {
    const found = findOwn(known, id);
    return found === undefined
      ? []
      : [
          ({ money }) => ({
            kind: 'adjust',
            ...found,
            money: { ...priceAdjustment(money, { lineId: id, paise }), deliveryPaise: 0 },
          }),
        ];
  });
}

/**
 * What staff's wish would do to an order, step by step (product-rules.md#refunds-by-staff), or why it cannot be. The
 * preview and the deed use it alike, so what is shown is what is owed.
 */
export function planRefund(known: Known, { cancel = [], adjust = [] }: RefundAsk): Outcome<Plan> {
  if ((cancel.length === 0) === (adjust.length === 0)) {
    return refuseField('cancel', texts.chooseOne);
  }
  const cancels = byLine(cancel, ({ quantity }) => quantity);
  const adjustments = byLine(adjust, ({ amount }) => paiseFromRupees(amount));
  const objections = [
    ...[...cancels].map(([id, quantity]) => findCancelObjection(known, id, quantity)),
    ...[...adjustments].map(([id, paise]) => findAdjustObjection(known, id, paise)),
  ];
  const objection = objections.find((one) => one instanceof Refusal);
  const before = { money: known.money, parcels: known.whole.parcels };
  return objection ?? run(before, [...listCancels(known, cancels), ...listAdjustments(known, adjustments)]);
}
