import type { Db, Pool } from '@aaram/runtime/db';
import { type ChangeAction, labelAction } from '@aaram/shared-domain/audit';
import { rupeesFromPaise } from '@aaram/shared-domain/money';
import type { Order } from '@aaram/shared-domain/order';
import type { OrderPage, OrderStep } from '@aaram/shared-domain/order-page';
import type { Return } from '@aaram/shared-domain/return';
import { inTransaction } from '#db/in-transaction.ts';
import { readClock } from '#db/read-clock.ts';
import { type AuditRow, listAudit, recordAudit } from '#modules/audit/index.ts';
import { findNames } from '#modules/identity/index.ts';
import { type Outcome, Refusal, refuse } from '#outcome.ts';
import { rowsOf, type SessionUser, scopeOfSeller } from '#plugins/session.ts';
import * as common from '#texts/common.ts';
import { findNamedOrder } from '../find-order.service.ts';
import { findEvents, findOrder, lockOrder, type OrderRow } from '../order.repository.ts';
import type { View } from '../order-json.ts';
import { readLinkOf } from '../outside/manage-links.service.ts';
import { findParcels } from '../parcel.repository.ts';
import { panelView, readOrders } from '../read-orders.service.ts';
import { readPaidBy } from '../refunds/refund-json.ts';
import { readOrderReturns, toStaffReturns } from '../returns/read-returns.service.ts';
import { readMoney } from '../returns/refund-money.ts';
import { findReturns } from '../returns/returns.repository.ts';
import { isCreditPayment, paymentsOf } from '../settle/payments-of-order.ts';
import { findTaxDocuments, type TaxDocumentRow } from '../tax/tax.repository.ts';
import { readMessages } from './order-messages.ts';
import { findOthers, findPageRefunds, type PageRefund } from './order-page.repository.ts';
import { listSteps, sortSteps } from './order-steps.ts';
import { offerRefunds, withUndo } from './refund-offers.ts';

const OTHERS = 20;
const MAX_TRAIL = 200;
const notThere = () => refuse('NOT_FOUND', common.orderNotFound);

/** What is shown by the history of parcels and returns already. */
const isShownElsewhere = ({ action }: AuditRow) =>
  action === 'order.status' || action === 'order.note' || action.startsWith('return.');

/** The refunds that the reader of these parcels sees: those of a parcel that is theirs; of whole payments only admins. */
function toRefunds(rows: readonly PageRefund[], json: Order, seesAll: boolean): OrderPage['refunds'] {
  return rows
    .filter(({ parcelId }) => (parcelId === null ? seesAll : json.parcels.some(({ _id }) => _id === parcelId)))
    .map((row) => {
      const index = json.parcels.findIndex(({ _id }) => _id === row.parcelId);
      const isCredit = isCreditPayment(row.paymentId);
      return {
        _id: row.id,
        amount: rupeesFromPaise(row.amountPaise),
        why: row.parcelId === null ? 'payment' : row.returnId === null ? 'cancelled' : 'return',
        to: isCredit ? 'credit' : 'payment',
        ...(json.parcels.length > 1 && index >= 0 ? { parcel: index + 1 } : {}),
        state: row.state,
        dueAt: row.dueAt.toISOString(),
        doneAt: row.state === 'done' ? (row.doneAt ?? row.dueAt).toISOString() : null,
        reference: isCredit ? null : row.reference,
      };
    });
}

const toPayments = (order: OrderRow): OrderPage['payments'] =>
  order.paidAt === null
    ? []
    : paymentsOf(order).map(({ id, paise }) => ({
        by: isCreditPayment(id) ? 'credit' : 'provider',
        amount: rupeesFromPaise(paise),
        at: order.paidAt?.toISOString() ?? '',
        reference: isCreditPayment(id) ? '' : id,
      }));

const toDocuments = (documents: readonly TaxDocumentRow[]): OrderPage['documents'] =>
  documents.map(({ id, kind, number, issuedAt, totalPaise }) => ({
    _id: id,
    kind,
    number,
    issuedAt: issuedAt.toISOString(),
    total: rupeesFromPaise(totalPaise),
  }));

/** What was done, and why where a reason was given. */
function nameDeed({ action, detail }: AuditRow): string {
  const label = labelAction(action satisfies ChangeAction);
  return typeof detail.reason === 'string' && detail.reason !== '' ? `${label}: ${detail.reason}` : label;
}

/** What staff did with an order beside its parcels, and their notes: a team's own, all for admins. */
async function readTrail(own: Pool, order: OrderRow, sellerId: string | null) {
  const rows = await listAudit(own, {
    sellerId,
    actorIds: null,
    action: null,
    subjectIds: [order.id],
    after: null,
    limit: MAX_TRAIL,
  });
  const names = await findNames(
    own,
    rows.map(({ actorId }) => actorId),
  );
  const who = ({ actorId }: AuditRow) => names.get(actorId) ?? '';
  const notes = rows
    .filter(({ action }) => action === 'order.note')
    .map((row) => ({ _id: row.id, at: row.at.toISOString(), by: who(row), text: String(row.detail.text ?? '') }));
  const steps = rows
    .filter((row) => !isShownElsewhere(row))
    .map(
      (row): OrderStep => ({
        at: row.at.toISOString(),
        kind: 'staff',
        text: nameDeed(row),
        by: who(row),
      }),
    );
  return { notes, steps: [...steps, ...notes.map(({ at, by }): OrderStep => ({ at, kind: 'note', by }))] };
}

async function readOthers(own: Pool, store: Db, order: OrderRow, view: View): Promise<OrderPage['others']> {
  const rows = await findOthers(own, order, { isPaid: view.sellerId !== undefined, limit: OTHERS });
  const orders = await readOrders(store, rows, view);
  return orders.map(({ _id, number, createdAt, orderStatus, payableAmount }) => ({
    _id,
    number,
    createdAt,
    orderStatus,
    payableAmount,
  }));
}

type Part = { order: OrderRow; json: Order; own: Pool };

/** The order with this number or id, if the caller sees it in the panel. */
async function findPart(store: Pool, named: string, user: SessionUser): Promise<Outcome<Part>> {
  const order = await findNamedOrder(store, named);
  if (order?.kind !== 'goods') {
    return notThere();
  }
  const own = rowsOf(store, user);
  const [json] = await readOrders(store, [order], panelView(user, store));
  return json === undefined || json.parcels.length === 0 ? notThere() : { order, json, own };
}

/** An order with everything about it, as far as the caller may see it (product-rules.md#page-of-an-order). */
export async function readOrderPage(store: Pool, named: string, user: SessionUser): Promise<Outcome<OrderPage>> {
  const part = await findPart(store, named, user);
  if (part instanceof Refusal) {
    return part;
  }
  const { order, json, own } = part;
  const isAdmin = user.role === 'admin';
  const isOwn = ({ sellerId }: { sellerId: string }) => isAdmin || sellerId === user.sellerId;
  const [allRefunds, returnRows, events, documents, parcels, now, trail, money, link] = await Promise.all([
    findPageRefunds(store, order.id),
    findReturns(own, order.id),
    findEvents(store, [order.id]),
    findTaxDocuments(own, [order.id]),
    findParcels(own, [order.id]),
    readClock(store),
    readTrail(own, order, scopeOfSeller(user)),
    readMoney(store, [order.id]),
    readLinkOf(store, order, user),
  ]);
  const refunds = toRefunds(allRefunds, json, isAdmin);
  const ownReturns = returnRows.filter(isOwn);
  const undoFacts = { parcels, refunds: allRefunds, now };
  const returns = withUndo(await toStaffReturns(store, ownReturns, user), ownReturns, undoFacts);
  const ownDocuments = documents.filter(isOwn);
  const messages = await readMessages(store, {
    order,
    parcels,
    refunds: refunds.map(({ _id }) => ({ id: _id })),
    returns,
  });
  const isKnown = isAdmin || order.paidAt !== null;
  const sent = messages
    .filter(({ channel, state }) => channel === 'email' && state === 'sent')
    .map(({ at, topic }): OrderStep => ({ at, kind: 'message', text: topic }));
  const steps = listSteps({ order, json, events, refunds, returns, documents: ownDocuments, now });
  return {
    order: json,
    lines: offerRefunds({ order, json, money: money.get(order.id), parcels, returns: ownReturns, now }),
    provider: order.provider,
    paidBy: readPaidBy(order.paidBy),
    payments: isAdmin ? toPayments(order) : [],
    refunds,
    returns,
    documents: toDocuments(ownDocuments),
    messages,
    others: isKnown ? await readOthers(own, store, order, panelView(user, store)) : [],
    notes: trail.notes,
    steps: sortSteps([...steps, ...trail.steps, ...sent]),
    ...(link === undefined ? {} : { link }),
  };
}

/** The same note by the same person within this time is one that was sent again, ms. */
const REPEAT_MS = 60_000;

/** Whether this person has just written this note about an order. */
async function hasJustWritten(tx: Db, orderId: string, { actorId, text }: { actorId: string; text: string }) {
  const from = new Date((await readClock(tx)).getTime() - REPEAT_MS);
  const query = { actorIds: [actorId], action: 'order.note', subjectIds: [orderId], from, after: null, limit: 10 };
  return (await listAudit(tx, query)).some(({ detail }) => detail.text === text);
}

/** Keeps a note about an order in the trail, once when it is sent again, and answers the page with it. */
export async function addNote(
  store: Pool,
  { named, text }: { named: string; text: string },
  { user, requestId }: { user: SessionUser; requestId: string },
): Promise<Outcome<OrderPage>> {
  const part = await findPart(store, named, user);
  if (part instanceof Refusal) {
    return part;
  }
  await inTransaction(store, async (tx) => {
    // One at a time, so that a note whose answer was lost stands once when it is sent again.
    await lockOrder(tx, part.order.id);
    if (!(await hasJustWritten(tx, part.order.id, { actorId: user.id, text }))) {
      await recordAudit(tx, {
        actorId: user.id,
        action: 'order.note',
        subject: 'order',
        subjectId: part.order.id,
        detail: { number: part.json.number, text },
        requestId,
      });
    }
  });
  return readOrderPage(store, part.order.id, user);
}

/** The steps of a shopper's own order, oldest first. */
export async function readOwnSteps(db: Db, id: string, shopperId: string): Promise<Outcome<OrderStep[]>> {
  const order = await findOrder(db, id);
  if (order?.kind !== 'goods' || order.userId !== shopperId) {
    return notThere();
  }
  const [json] = await readOrders(db, [order]);
  const asked = await readOrderReturns(db, id, shopperId);
  if (json === undefined || asked instanceof Refusal) {
    return notThere();
  }
  const returns: readonly Return[] = asked.returns;
  const [rows, events, documents, now] = await Promise.all([
    findPageRefunds(db, id),
    findEvents(db, [id]),
    findTaxDocuments(db, [id]),
    readClock(db),
  ]);
  // The provider's reference of a refund is what a bank asks for.
  return listSteps({ order, json, events, refunds: toRefunds(rows, json, true), returns, documents, now });
}
