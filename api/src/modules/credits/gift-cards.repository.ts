import type { Db } from '@aaram/runtime/db';

/** What was asked for with a gift card, and the card once it is paid. */
export type GiftRow = {
  orderId: string;
  recipientName: string;
  recipientEmail: string;
  senderName: string;
  message: string;
  creditId: string | null;
};

export async function insertGift(db: Db, gift: Omit<GiftRow, 'creditId'>) {
  await db`insert into gift_cards ${db(gift)}`;
}

export async function findGift(db: Db, creditId: string): Promise<GiftRow | undefined> {
  const [row] = await db<GiftRow[]>`
    select order_id, recipient_name, recipient_email, sender_name, message, credit_id
    from gift_cards where credit_id = ${creditId}`;
  return row;
}

export const findGifts = (db: Db, creditIds: readonly string[]): Promise<GiftRow[]> =>
  db<GiftRow[]>`
    select order_id, recipient_name, recipient_email, sender_name, message, credit_id
    from gift_cards where credit_id = any(${[...creditIds]}::uuid[])`;

/** The issued gift cards that these orders have bought. */
export const findGiftsOf = (db: Db, orderIds: readonly string[]): Promise<(GiftRow & { creditId: string })[]> =>
  db<(GiftRow & { creditId: string })[]>`
    select order_id, recipient_name, recipient_email, sender_name, message, credit_id
    from gift_cards where order_id = any(${[...orderIds]}::uuid[]) and credit_id is not null`;

/** Locks the gift card of an order for this transaction. */
export async function lockGift(db: Db, orderId: string): Promise<GiftRow | undefined> {
  const [row] = await db<GiftRow[]>`
    select order_id, recipient_name, recipient_email, sender_name, message, credit_id
    from gift_cards where order_id = ${orderId} for update`;
  return row;
}

export async function setGiftCredit(db: Db, orderId: string, creditId: string) {
  await db`update gift_cards set credit_id = ${creditId} where order_id = ${orderId}`;
}

export async function findCodeHash(db: Db, creditId: string): Promise<Buffer | null | undefined> {
  const [row] = await db<{ codeHash: Buffer | null }[]>`select code_hash from credits where id = ${creditId}`;
  return row?.codeHash;
}

/** Stores what a code is found and shown by. */
export async function setCode(db: Db, creditId: string, { hash, tail }: { hash: Buffer; tail: string }) {
  await db`update credits set code_hash = ${hash}, code_tail = ${tail} where id = ${creditId}`;
}

/** Locks the gift card with one of these hashes; whose it is, and whether it can still be spent. */
export async function lockByCode(
  db: Db,
  hashes: readonly Buffer[],
): Promise<{ id: string; ownerId: string | null; isValid: boolean } | undefined> {
  const [row] = await db<{ id: string; ownerId: string | null; isValid: boolean }[]>`
    select id, owner_id, expires_at > now() and withdrawn_at is null and frozen_at is null as is_valid
    from credits where code_hash in (select decode(hex, 'hex') from unnest(${hashes.map((hash) => hash.toString('hex'))}::text[]) as given (hex))
    for update`;
  return row;
}

export async function setOwner(db: Db, creditId: string, ownerId: string) {
  await db`update credits set owner_id = ${ownerId} where id = ${creditId}`;
}

export async function markWithdrawn(db: Db, creditId: string) {
  await db`update credits set withdrawn_at = coalesce(withdrawn_at, now()) where id = ${creditId}`;
}
