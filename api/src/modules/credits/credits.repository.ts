import type { Db } from '@aaram/runtime/db';
import type { CreditKind, CreditMovementKind } from '@aaram/shared-domain/credit';

/** The row of a credit. Money is in paise. */
export type CreditRow = {
  id: string;
  kind: CreditKind;
  ownerId: string | null;
  codeTail: string | null;
  balancePaise: number;
  /** What it was issued with. */
  issuedPaise: number;
  expiresAt: Date;
  withdrawnAt: Date | null;
  createdAt: Date;
  /** Whether the money behind it is disputed: it pays nothing until the bank has decided. */
  isFrozen: boolean;
  /** Whether it may be spent now, by the database's clock. */
  isValid: boolean;
};

export type MovementRow = {
  id: string;
  creditId: string;
  kind: CreditMovementKind;
  deltaPaise: number;
  orderId: string | null;
  orderNumber: string | null;
  reason: string | null;
  actorId: string | null;
  at: Date;
};

/** The order that a movement is for. */
export type OrderRef = { id: string; number: string };

const columns = (db: Db) => db`
  c.id, c.kind, c.owner_id, c.code_tail, c.balance_paise, c.expires_at, c.withdrawn_at, c.created_at,
  c.expires_at > now() and c.withdrawn_at is null and c.frozen_at is null as is_valid, c.frozen_at is not null as is_frozen,
  coalesce((select m.delta_paise from credit_movements m where m.credit_id = c.id and m.kind = 'issued'), 0) as issued_paise`;

/** The credits of an account, those that expire first in front. */
export const findCreditsOf = (db: Db, ownerId: string): Promise<CreditRow[]> =>
  db<CreditRow[]>`
    select ${columns(db)} from credits c where c.owner_id = ${ownerId} order by c.expires_at, c.id`;

export const findCredits = (db: Db, ids: readonly string[]): Promise<CreditRow[]> =>
  db<CreditRow[]>`select ${columns(db)} from credits c where c.id = any(${[...ids]}::uuid[])`;

export type CreditQuery = {
  kind: CreditKind | null;
  /** The end of a code, an owner, a recipient's address, or an order that bought or used it. */
  named: { email: string | null; ownerId: string | null; tail: string; orderId: string | null } | null;
  after: string | null;
  limit: number;
};

/** A page of credits, the newest first, and their number. */
export async function listCredits(
  db: Db,
  { kind, named, after, limit }: CreditQuery,
): Promise<{ rows: CreditRow[]; total: number }> {
  const isNamed =
    named === null
      ? db`true`
      : db`(c.code_tail = ${named.tail} or c.owner_id = ${named.ownerId}
          or exists (select from gift_cards g where g.credit_id = c.id
            and (lower(g.recipient_email) = ${named.email} or g.order_id = ${named.orderId}))
          or exists (select from credit_movements m where m.credit_id = c.id and m.order_id = ${named.orderId}))`;
  const wanted = db`(${kind}::text is null or c.kind = ${kind}) and ${isNamed}`;
  const rows = await db<CreditRow[]>`
    select ${columns(db)} from credits c
    where ${wanted} and (${after}::uuid is null or c.id < ${after}::uuid) order by c.id desc limit ${limit}`;
  const [count] = await db<{ total: number }[]>`select count(*)::int as total from credits c where ${wanted}`;
  return { rows, total: count?.total ?? 0 };
}

/** Locks credits for this transaction, always in the order of their ids; returns those that expire first in front. */
export async function lockCredits(db: Db, ids: readonly string[]): Promise<CreditRow[]> {
  await db`select from credits where id = any(${[...ids]}::uuid[]) order by id for update`;
  return db<CreditRow[]>`
    select ${columns(db)} from credits c where c.id = any(${[...ids]}::uuid[]) order by c.expires_at, c.id`;
}

type NewCredit = {
  kind: CreditKind;
  ownerId: string | null;
  validMonths: number;
  refundId?: string;
};

/** Stores a credit without money; undefined when it was issued for this refund before. */
export async function insertCredit(db: Db, credit: NewCredit): Promise<string | undefined> {
  const [row] = await db<{ id: string }[]>`
    insert into credits (kind, owner_id, expires_at, refund_id)
    values (${credit.kind}, ${credit.ownerId}, now() + make_interval(months => ${credit.validMonths}), ${credit.refundId ?? null})
    on conflict do nothing returning id`;
  return row?.id;
}

export type NewMovement = {
  creditId: string;
  kind: CreditMovementKind;
  deltaPaise: number;
  order?: OrderRef | undefined;
  reason?: string;
  actorId?: string;
};

/** Adds to the ledger, and so to the balance: the database refuses what would take it below zero. */
export async function addMovements(db: Db, movements: readonly NewMovement[]) {
  if (movements.length > 0) {
    const rows = movements.map(({ order, reason = null, actorId = null, ...rest }) => ({
      ...rest,
      orderId: order?.id ?? null,
      orderNumber: order?.number ?? null,
      reason,
      actorId,
    }));
    await db`insert into credit_movements ${db(rows)}`;
  }
}

/** What an order holds or has spent of each credit and was not given back, in paise. */
export const findUses = (db: Db, orderId: string): Promise<{ creditId: string; paise: number }[]> =>
  db<{ creditId: string; paise: number }[]>`
    select credit_id, -sum(delta_paise)::bigint as paise from credit_movements
    where order_id = ${orderId} group by credit_id having sum(delta_paise) < 0 order by credit_id`;

/** The credits that an order has ever held money of. */
export async function findCreditsUsedBy(db: Db, orderId: string): Promise<string[]> {
  const rows = await db<{ creditId: string }[]>`
    select distinct credit_id from credit_movements where order_id = ${orderId} and kind = 'held'`;
  return rows.map(({ creditId }) => creditId);
}

/** What these orders hold of each of these credits, in paise. */
export const sumHeldBy = (
  db: Db,
  orderIds: readonly string[],
): Promise<{ orderId: string; creditId: string; paise: number }[]> =>
  db<{ orderId: string; creditId: string; paise: number }[]>`
    select order_id, credit_id, -sum(delta_paise)::bigint as paise from credit_movements
    where order_id = any(${[...orderIds]}::uuid[]) group by order_id, credit_id having sum(delta_paise) < 0`;

/** Makes credits valid for at least this many days from now. */
export async function keepValid(db: Db, ids: readonly string[], days: number) {
  await db`
    update credits set expires_at = greatest(expires_at, now() + make_interval(days => ${days}))
    where id = any(${[...ids]}::uuid[])`;
}

export const findMovements = (db: Db, creditIds: readonly string[]): Promise<MovementRow[]> =>
  db<MovementRow[]>`
    select id, credit_id, kind, delta_paise, order_id, order_number, reason, actor_id, at
    from credit_movements where credit_id = any(${[...creditIds]}::uuid[]) order by credit_id, id desc`;

/** Marks up to `most` credits that end within so many days and were not marked before; returns their ids. */
export async function markEnding(db: Db, { days, most }: { days: number; most: number }): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    update credits set reminded_at = now() where id in (
      select id from credits
      where balance_paise > 0 and reminded_at is null and withdrawn_at is null
        and expires_at > now() and expires_at <= now() + make_interval(days => ${days})
      order by expires_at limit ${most} for update skip locked)
    returning id`;
  return rows.map(({ id }) => id);
}

/** Locks up to `most` credits whose time is over and that still have money; others leave them alone. */
export const lockExpired = (db: Db, most: number): Promise<{ id: string; balancePaise: number }[]> =>
  db<{ id: string; balancePaise: number }[]>`
    select id, balance_paise from credits where balance_paise > 0 and expires_at <= now()
    order by expires_at limit ${most} for update skip locked`;
