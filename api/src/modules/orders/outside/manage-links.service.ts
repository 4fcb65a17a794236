import type { Db, Pool } from '@aaram/runtime/db';
import { formatOrderNumber } from '@aaram/shared-domain/order';
import type { OrderPage } from '@aaram/shared-domain/order-page';
import { type LinkChannel, MAX_LINKS_LISTED, type PayLink } from '@aaram/shared-domain/pay-link';
import { inTransaction } from '#db/in-transaction.ts';
import { recordAudit } from '#modules/audit/index.ts';
import { findNames } from '#modules/identity/index.ts';
import { type Outcome, Refusal, refuse } from '#outcome.ts';
import { rowsOf, type SessionUser, scopeOfSeller } from '#plugins/session.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/pay-links.ts';
import { findOrder, findOrders, type OrderRow } from '../order.repository.ts';
import { cancelParcels } from '../settle/cancel-parcels.ts';
import { lockWhole, type WholeOrder } from '../whole-order.ts';
import { findLinkUrl, type LinkKeys, makeLink } from './link-token.ts';
import { isPayable, toPayLink } from './pay-link-json.ts';
import {
  findLink,
  findTokenHashes,
  type LinkRow,
  listLinks,
  noteCancelled,
  noteSent,
  replaceToken,
} from './pay-links.repository.ts';

type Caller = { user: SessionUser; requestId: string; keys: LinkKeys };

/** The links with what their readers see beside them. */
async function toLinks(db: Db, rows: readonly LinkRow[], orders: readonly OrderRow[], keys: LinkKeys) {
  const names = await findNames(
    db,
    rows.map(({ madeBy }) => madeBy),
  );
  const hashes = await findTokenHashes(
    db,
    rows.map(({ orderId }) => orderId),
  );
  return rows.flatMap((row): PayLink[] => {
    const order = orders.find(({ id }) => id === row.orderId);
    const hash = hashes.get(row.orderId);
    const url = hash === undefined ? null : findLinkUrl(keys, row, hash);
    return order === undefined ? [] : [toPayLink(row, order, { url, madeBy: names.get(row.madeBy) ?? '' })];
  });
}

/** The newest links that the caller may see: those of the own team, all for admins. */
export async function readLinks(db: Pool, user: SessionUser, keys: LinkKeys): Promise<PayLink[]> {
  const rows = await listLinks(rowsOf(db, user), scopeOfSeller(user), MAX_LINKS_LISTED);
  const orders = await findOrders(
    db,
    rows.map(({ orderId }) => orderId),
  );
  return toLinks(db, rows, orders, keys);
}

/** The link of an order, without what opens it, for staff who may see it; undefined for other orders. */
export async function readLinkOf(db: Pool, order: OrderRow, user: SessionUser): Promise<OrderPage['link']> {
  const row = order.origin === 'link' ? await findLink(rowsOf(db, user), order.id, scopeOfSeller(user)) : undefined;
  if (row === undefined) {
    return undefined;
  }
  const names = await findNames(db, [row.madeBy]);
  const link = toPayLink(row, order, { url: null, madeBy: names.get(row.madeBy) ?? '' });
  const { state, madeBy, expiresAt, sentAt, sentBy, openedAt, note } = link;
  return { state, madeBy, expiresAt, sentAt, sentBy, openedAt, note };
}

const refuseEnded = () => refuse('HOLD_ENDED', texts.linkOver);

type Change = (tx: Db, whole: WholeOrder, link: LinkRow) => Promise<Outcome<LinkRow>>;

/** Changes the link of an order that waits for its payment, with what it becomes. */
async function change(
  db: Pool,
  orderId: string,
  { user, keys }: Caller,
  work: Change,
): Promise<Outcome<{ changed: PayLink; products: string[] }>> {
  const isOwn = (await findLink(rowsOf(db, user), orderId, scopeOfSeller(user))) !== undefined;
  if (!isOwn) {
    return refuse('NOT_FOUND', common.orderNotFound);
  }
  return inTransaction(db, async (tx) => {
    const whole = await lockWhole(tx, orderId);
    const link = await findLink(tx, orderId, null);
    if (whole === undefined || link === undefined) {
      return refuse('NOT_FOUND', common.orderNotFound);
    }
    const row = await work(tx, whole, link);
    if (row instanceof Refusal) {
      return row;
    }
    const order = await findOrder(tx, orderId);
    const [changed] = order === undefined ? [] : await toLinks(tx, [row], [order], keys);
    return changed === undefined
      ? refuse('NOT_FOUND', common.orderNotFound)
      : { changed, products: whole.lines.map(({ productId }) => productId) };
  });
}

const audit = (
  tx: Db,
  { order }: WholeOrder,
  action: 'link.cancel' | 'link.renew' | 'link.send',
  { user, requestId }: Caller,
) =>
  recordAudit(tx, {
    ...{ actorId: user.id, action, subject: 'order', subjectId: order.id, requestId },
    detail: { number: formatOrderNumber(order.number) },
  });

/** Makes another link, because the one before came to the wrong person; that one no longer works. */
export const renewLink = (db: Pool, orderId: string, caller: Caller) =>
  change(db, orderId, caller, async (tx, whole, link) => {
    if (!isPayable(whole.order)) {
      return refuseEnded();
    }
    const turn = link.turn + 1;
    await audit(tx, whole, 'link.renew', caller);
    return replaceToken(tx, orderId, { turn, hash: makeLink(caller.keys, { orderId, turn }).hash });
  });

/** Notes how staff have sent a link. */
export const noteLinkSent = (db: Pool, orderId: string, by: LinkChannel, caller: Caller) =>
  change(db, orderId, caller, async (tx, whole) => {
    await audit(tx, whole, 'link.send', caller);
    return noteSent(tx, orderId, by);
  });

/** Cancels an order that is not paid: its pieces go back, and its link is over. Money that comes later goes back by itself. */
export const cancelLink = (db: Pool, orderId: string, caller: Caller) =>
  change(db, orderId, caller, async (tx, whole, link) => {
    const { order, parcels } = whole;
    if (order.paidAt !== null) {
      return refuse('ALREADY_PAID', texts.paidAlready);
    }
    if (order.paymentStatus === 'Pending') {
      return refuse('IN_PROGRESS', texts.beingPaid);
    }
    if (link.cancelledAt !== null) {
      return link;
    }
    const waiting = parcels.filter(({ orderStatus }) => orderStatus === 'Pending');
    if (waiting.length === 0) {
      return refuseEnded();
    }
    await cancelParcels(tx, whole, waiting, { source: caller.user.role, actorId: caller.user.id });
    await audit(tx, whole, 'link.cancel', caller);
    return noteCancelled(tx, orderId);
  });
