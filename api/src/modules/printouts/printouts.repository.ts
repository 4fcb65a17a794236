import type { Db } from '@aaram/runtime/db';
import type { PrintoutKind, PrintoutState } from '@aaram/shared-domain/printout';

/** A printout without its file. */
export type PrintoutRow = {
  id: string;
  ownerId: string;
  ownerRole: 'seller' | 'admin';
  sellerId: string;
  kind: PrintoutKind;
  orderIds: string[];
  state: PrintoutState;
  done: number;
  expiresAt: Date;
};

/** Older ones of the same owner are deleted. */
const MAX_PER_OWNER = 10;
const columns = (db: Db) =>
  db`id, owner_id, owner_role, coalesce(seller_id, owner_id) as seller_id, kind, order_ids, state, done, expires_at`;

export async function insertPrintout(
  db: Db,
  { ownerId, ownerRole, sellerId, kind, orderIds }: Omit<PrintoutRow, 'id' | 'state' | 'done' | 'expiresAt'>,
): Promise<PrintoutRow> {
  const [row] = await db<[PrintoutRow]>`
    insert into printouts (owner_id, owner_role, seller_id, kind, order_ids)
    values (${ownerId}, ${ownerRole}, ${sellerId}, ${kind}, ${orderIds}::uuid[]) returning ${columns(db)}`;
  await db`delete from printouts where owner_id = ${ownerId} and id not in (
    select id from printouts where owner_id = ${ownerId} order by id desc limit ${MAX_PER_OWNER})`;
  return row;
}

export async function findPrintout(db: Db, id: string): Promise<PrintoutRow | undefined> {
  const [row] = await db<PrintoutRow[]>`
    select ${columns(db)} from printouts where id = ${id} and expires_at > now()`;
  return row;
}

export async function findPrintoutFile(db: Db, id: string): Promise<Buffer | undefined> {
  const [row] = await db<{ file: Buffer }[]>`
    select file from printouts where id = ${id} and file is not null and expires_at > now()`;
  return row?.file;
}

export async function noteProgress(db: Db, id: string, done: number) {
  await db`update printouts set state = 'making', done = ${done}, file = null where id = ${id}`;
}

export async function finishPrintout(db: Db, id: string, file: Buffer) {
  await db`update printouts set state = 'ready', done = cardinality(order_ids), file = ${file} where id = ${id}`;
}

export async function failPrintout(db: Db, id: string) {
  await db`update printouts set state = 'failed', file = null where id = ${id}`;
}

/** Deletes printouts whose hour is over. */
export async function forgetPrintouts(db: Db) {
  await db`delete from printouts where expires_at < now()`;
}
