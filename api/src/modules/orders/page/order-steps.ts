import { rupeesFromPaise } from '@aaram/shared-domain/money';
import type { Order } from '@aaram/shared-domain/order';
import type { OrderPage, OrderStep } from '@aaram/shared-domain/order-page';
import { isOpen, type Return, returnTerms } from '@aaram/shared-domain/return';
import type { EventRow, OrderRow } from '../order.repository.ts';
import type { TaxDocumentRow } from '../tax/tax.repository.ts';

const HOUR_MS = 3_600_000;
/** After this nothing of a parcel can be asked back, ms. */
const LAST_RETURN_MS = Math.max(...Object.values(returnTerms).map(({ hours }) => hours)) * HOUR_MS;

/** What the reader may see of an order, of which its steps are made. */
export type StepFacts = {
  order: OrderRow;
  json: Order;
  events: readonly EventRow[];
  refunds: OrderPage['refunds'];
  returns: readonly Return[];
  documents: readonly TaxDocumentRow[];
  now: Date;
};

const ofParcel = (json: Order, index: number) => (json.parcels.length > 1 ? { parcel: index + 1 } : {});

/** Where the parcels are: a new status once, none for the one an order begins with. */
const listParcels = (json: Order): OrderStep[] =>
  json.parcels.flatMap(({ history }, index) =>
    history
      .slice(1)
      .map(({ at, orderStatus }) => ({ at, kind: 'parcel', status: orderStatus, ...ofParcel(json, index) })),
  );

const listReturns = (returns: readonly Return[]): OrderStep[] =>
  returns.flatMap(({ kind, quantity, line, history }) =>
    history.map(({ at, state }) => ({
      at,
      kind: 'return',
      returnKind: kind,
      returnState: state,
      text: kind === 'adjust' ? line.name : `${quantity} × ${line.name}`,
    })),
  );

const listRefunds = (refunds: OrderPage['refunds']): OrderStep[] =>
  refunds.flatMap(({ amount, dueAt, doneAt, reference, parcel }): OrderStep[] => {
    const what = { amount, ...(parcel === undefined ? {} : { parcel }) };
    return doneAt === null
      ? [{ at: dueAt, kind: 'refund-due', ...what }]
      : [{ at: doneAt, kind: 'refund-done', ...what, ...(reference === null ? {} : { text: reference }) }];
  });

/** When nothing can be asked back any more and nothing is owed; undefined before that. */
function findSettled({ order, json, refunds, returns, now }: StepFacts): string | undefined {
  const isOwed = refunds.some(({ doneAt }) => doneAt === null) || returns.some(({ state }) => isOpen(state));
  const isOver = json.parcels.every(({ orderStatus }) => orderStatus === 'Delivered' || orderStatus === 'Cancelled');
  if (order.paidAt === null || isOwed || !isOver) {
    return undefined;
  }
  const ends = [
    ...json.parcels
      .filter(({ orderStatus }) => orderStatus === 'Delivered')
      .map(
        ({ history }) =>
          Date.parse(history.findLast((step) => step.orderStatus === 'Delivered')?.at ?? '') + LAST_RETURN_MS,
      ),
    ...refunds.map(({ doneAt }) => Date.parse(doneAt ?? '')),
  ].filter((at) => !Number.isNaN(at));
  const at = Math.max(...ends);
  return ends.length > 0 && at <= now.getTime() ? new Date(at).toISOString() : undefined;
}

/** The steps of an order from placed to settled, oldest first: the same for its shopper and for staff. */
export function listSteps(facts: StepFacts): OrderStep[] {
  const { order, json, events, refunds, returns, documents } = facts;
  const failed = order.paidAt === null ? events.find(({ paymentStatus }) => paymentStatus === 'Failed') : undefined;
  const settled = findSettled(facts);
  const steps: OrderStep[] = [
    { at: json.createdAt, kind: 'placed' },
    ...(order.paidAt === null
      ? []
      : [{ at: order.paidAt.toISOString(), kind: 'paid' as const, amount: json.payableAmount }]),
    ...(failed === undefined ? [] : [{ at: failed.at.toISOString(), kind: 'unpaid' as const }]),
    ...listParcels(json),
    ...listReturns(returns),
    ...listRefunds(refunds),
    ...documents.map(({ issuedAt, number, totalPaise }) => ({
      at: issuedAt.toISOString(),
      kind: 'document' as const,
      text: number,
      amount: rupeesFromPaise(totalPaise),
    })),
    ...(settled === undefined ? [] : [{ at: settled, kind: 'settled' as const }]),
  ];
  return sortSteps(steps);
}

/** Oldest first; what happened at once stays in the order in which it is given. */
export const sortSteps = (steps: readonly OrderStep[]): OrderStep[] =>
  steps.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
