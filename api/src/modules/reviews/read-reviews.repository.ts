import type { Db } from '@aaram/runtime/db';
import type { Review, ReviewSort } from '@aaram/shared-domain/review';

/** Where a page ends: the position of its last review in any order. */
export type Position = { id: string; rating: number; at: string };

export type ReviewFilters = { stars: number | undefined; withPictures: boolean };

type PageQuery = ReviewFilters & { productId: string; sort: ReviewSort; after: Position | undefined; limit: number };
type ReviewRow = Pick<Review, 'rating' | 'comment' | 'media' | 'isVerified'> & {
  id: string;
  authorName: string;
  createdAt: Date;
  answer: string | null;
  answeredAt: Date | null;
};

/** The position of a review of this product; undefined when there is none. */
export async function findPosition(db: Db, productId: string, id: string): Promise<Position | undefined> {
  const [position] = await db<Position[]>`
    select id, rating, created_at::text as at from reviews where id = ${id} and product_id = ${productId}`;
  return position;
}

const filtered = (db: Db, productId: string, { stars, withPictures }: ReviewFilters) => db`
  product_id = ${productId} and hidden_at is null
  and ${stars === undefined ? db`true` : db`rating = ${stars}`}
  and ${withPictures ? db`media <> '{}'` : db`true`}`;

/** Parts of the key that each order begins with; all end with time and id, descending. */
const keys = {
  newest: { column: '', of: () => [] },
  highest: { column: 'rating,', of: ({ rating }: Position) => [rating] },
  lowest: { column: '(-rating),', of: ({ rating }: Position) => [-rating] },
} as const;

/** Shown reviews of a product after a position, at most `limit`. */
export async function findPage(db: Db, { productId, sort, after, limit, ...filters }: PageQuery): Promise<Review[]> {
  const { column, of } = keys[filters.stars === undefined ? sort : 'newest'];
  const key = db.unsafe(column);
  const [rating] = after === undefined ? [] : of(after);
  const isAfter =
    after === undefined
      ? db`true`
      : db`(${key} created_at, id) < (${rating === undefined ? db`` : db`${rating}::smallint,`}
          ${after.at}::timestamptz, ${after.id}::uuid)`;
  const descending = db.unsafe(column.replace(',', ' desc,'));
  const rows = await db<ReviewRow[]>`
    select id, author_name, rating, comment, media, is_verified, created_at, answer, answered_at from reviews
    where ${filtered(db, productId, filters)} and ${isAfter}
    order by ${descending} created_at desc, id desc limit ${limit}`;
  return rows.map(({ id, authorName, createdAt, answer, answeredAt, ...review }) => ({
    _id: id,
    user: { name: authorName },
    ...review,
    createdAt: createdAt.toISOString(),
    answer: answer === null || answeredAt === null ? null : { text: answer, at: answeredAt.toISOString() },
  }));
}

/** Number of shown reviews of a product that the filters let through. */
export async function countMatching(db: Db, productId: string, filters: ReviewFilters): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from reviews where ${filtered(db, productId, filters)}`;
  return row?.count ?? 0;
}
