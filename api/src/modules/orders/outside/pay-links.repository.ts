import type { Db } from '@aaram/runtime/db';
import { type LinkChannel, linkHours } from '@aaram/shared-domain/pay-link';
import { hashToken } from '#modules/identity/index.ts';

export type LinkRow = {
  orderId: string;
  sellerId: string | null;
  madeBy: string;
  turn: number;
  reason: string;
  note: string;
  expiresAt: Date;
  madeAt: Date;
  sentAt: Date | null;
  sentBy: LinkChannel | null;
  openedAt: Date | null;
  cancelledAt: Date | null;
};

/** All columns but those that only the server itself uses. */
const columns = (db: Db) => db`
  l.order_id, l.seller_id, l.made_by, l.turn, l.reason, l.note, l.expires_at, l.made_at, l.sent_at, l.sent_by, l.opened_at,
  l.cancelled_at`;

/** Made so late that it may be open still. */
const isRecent = (db: Db) => db`l.made_at > now() - make_interval(hours => ${Math.max(...linkHours)})`;

type NewLink = Pick<LinkRow, 'orderId' | 'sellerId' | 'madeBy' | 'turn' | 'reason' | 'note'> & {
  tokenHash: Buffer;
  idempotencyKey: string | null;
  requestHash: string;
};

/** Stores a link that is valid as long as its order holds its pieces. */
export async function insertLink(db: Db, link: NewLink): Promise<LinkRow> {
  const [row] = await db<[LinkRow]>`
    insert into payment_links as l (order_id, seller_id, made_by, token_hash, turn, idempotency_key, request_hash, reason, note, expires_at)
    select ${link.orderId}, ${link.sellerId}, ${link.madeBy}, ${link.tokenHash}, ${link.turn}, ${link.idempotencyKey},
      ${link.requestHash}, ${link.reason}, ${link.note}, held_until from orders where id = ${link.orderId}
    returning ${columns(db)}`;
  return row;
}

/** The newest links: of a team, or all for null. */
export const listLinks = (own: Db, sellerId: string | null, limit: number): Promise<LinkRow[]> =>
  own<LinkRow[]>`
    select ${columns(own)} from payment_links l
    where ${sellerId === null ? own`true` : own`l.seller_id = ${sellerId}`} order by l.made_at desc, l.order_id desc limit ${limit}`;

/** The link of an order: of a team, or any for null. */
export async function findLink(own: Db, orderId: string, sellerId: string | null): Promise<LinkRow | undefined> {
  const [row] = await own<LinkRow[]>`
    select ${columns(own)} from payment_links l
    where l.order_id = ${orderId} and (${sellerId}::uuid is null or l.seller_id = ${sellerId})`;
  return row;
}

/** The link that was made with this key, and the hash of its request. */
export async function findLinkByKey(db: Db, madeBy: string, key: string) {
  const [row] = await db<(LinkRow & { requestHash: string })[]>`
    select ${columns(db)}, l.request_hash from payment_links l where l.made_by = ${madeBy} and l.idempotency_key = ${key}`;
  return row;
}

export async function findLinkByToken(db: Db, token: string): Promise<LinkRow | undefined> {
  const [row] = await db<
    LinkRow[]
  >`select ${columns(db)} from payment_links l where l.token_hash = ${hashToken(token)}`;
  return row;
}

/** The hashes of the tokens of these links, by order. */
export async function findTokenHashes(db: Db, orderIds: readonly string[]): Promise<Map<string, Buffer>> {
  const rows = await db<{ orderId: string; tokenHash: Buffer }[]>`
    select order_id, token_hash from payment_links where order_id = any(${[...orderIds]}::uuid[])`;
  return new Map(rows.map(({ orderId, tokenHash }) => [orderId, tokenHash]));
}

/** How many orders of a team, or of the store for null, wait to be paid by their links. */
export async function countOpenLinks(db: Db, sellerId: string | null): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from payment_links l join orders o on o.id = l.order_id
    where ${sellerId === null ? db`l.seller_id is null` : db`l.seller_id = ${sellerId}`} and ${isRecent(db)}
      and o.order_status = 'Pending' and o.held_until > now()`;
  return row?.count ?? 0;
}

/** Another token instead of the one before. */
export async function replaceToken(db: Db, orderId: string, { turn, hash }: { turn: number; hash: Buffer }) {
  const [row] = await db<[LinkRow]>`
    update payment_links as l set turn = ${turn}, token_hash = ${hash}, sent_at = null, sent_by = null, opened_at = null
    where order_id = ${orderId} returning ${columns(db)}`;
  return row;
}

export async function noteSent(db: Db, orderId: string, by: LinkChannel) {
  const [row] = await db<[LinkRow]>`
    update payment_links as l set sent_at = now(), sent_by = ${by} where order_id = ${orderId} returning ${columns(db)}`;
  return row;
}

/** Notes when a link was opened for the first time. */
export async function noteOpened(db: Db, orderId: string) {
  await db`update payment_links set opened_at = now() where order_id = ${orderId} and opened_at is null`;
}

export async function noteCancelled(db: Db, orderId: string) {
  const [row] = await db<[LinkRow]>`
    update payment_links as l set cancelled_at = now() where order_id = ${orderId} returning ${columns(db)}`;
  return row;
}
