import type { Db } from '@aaram/runtime/db';

export type PanelRow = {
  id: string;
  productId: string;
  authorName: string;
  rating: number;
  comment: string;
  media: string[];
  createdAt: Date;
  answer: string | null;
  answeredAt: Date | null;
  hiddenAt: Date | null;
  hiddenReason: string | null;
};

/** A position in the panel's list: whether the review waits for an answer, its time in microseconds, its id. */
export type PanelEntry = { isOpen: boolean; micros: string; id: string };

export type PanelQuery = {
  /** Null: those of all sellers. */
  sellerId: string | null;
  show: 'all' | 'unanswered' | 'hidden';
  after: PanelEntry | null;
  limit: number;
};

const columns = (db: Db) => db`r.id, r.product_id, r.author_name, r.rating, r.comment, r.media, r.created_at,
  r.answer, r.answered_at, r.hidden_at, r.hidden_reason`;

const matching = (db: Db, { sellerId, show }: Pick<PanelQuery, 'sellerId' | 'show'>) => db`
  from reviews r ${sellerId === null ? db`` : db`join products p on p.id = r.product_id and p.seller_id = ${sellerId}`}
  where ${
    show === 'hidden'
      ? db`r.hidden_at is not null`
      : show === 'unanswered'
        ? db`r.answer is null and r.hidden_at is null`
        : db`true`
  }`;

/** A page of reviews and their number: what waits for an answer first, then the newest. */
export async function listPanelReviews(db: Db, query: PanelQuery) {
  const { after, limit } = query;
  const start =
    after === null
      ? db`true`
      : db`((r.answer is null), r.created_at, r.id) < (${after.isOpen}::boolean,
          timestamptz 'epoch' + ${after.micros}::bigint * interval '1 microsecond', ${after.id}::uuid)`;
  const rows = await db<(PanelRow & { micros: string })[]>`
    select ${columns(db)}, (extract(epoch from r.created_at) * 1000000)::bigint::text as micros
    ${matching(db, query)} and ${start}
    order by (r.answer is null) desc, r.created_at desc, r.id desc limit ${limit}`;
  const [count] = await db<{ total: number }[]>`select count(*)::int as total ${matching(db, query)}`;
  return { rows, total: count?.total ?? 0 };
}

/** How many reviews wait for an answer: of a seller's products, or of all. */
export async function countUnansweredReviews(db: Db, sellerId: string | null): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count ${matching(db, { sellerId, show: 'unanswered' })}`;
  return row?.count ?? 0;
}

export async function findPanelReview(db: Db, id: string): Promise<PanelRow | undefined> {
  const [row] = await db<PanelRow[]>`select ${columns(db)} from reviews r where r.id = ${id}`;
  return row;
}

/** Sets the seller's answer to a review, or removes it. */
export async function setAnswer(db: Db, id: string, text: string | null) {
  await db`update reviews set answer = ${text}, answered_at = ${text === null ? null : db`now()`} where id = ${id}`;
}

/** Hides a review for this reason, or shows it again: the reason stays with the row. */
export async function setHidden(db: Db, id: string, reason: string | null) {
  await (reason === null
    ? db`update reviews set hidden_at = null where id = ${id}`
    : db`update reviews set hidden_at = now(), hidden_reason = ${reason} where id = ${id}`);
}
