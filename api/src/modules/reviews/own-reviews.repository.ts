import type { Db } from '@aaram/runtime/db';
import type { ReadOwnRows } from '#db/own-rows.ts';
import { forgetDetails } from '#modules/audit/index.ts';
import { lockRated } from '#modules/catalog/index.ts';
import { countStars } from './reviews.repository.ts';

export const readOwnReviews: ReadOwnRows = (db, { id }, { after, limit }) => db<{ cursor: string }[]>`
  select id as cursor, product_id as product, author_name as name, rating, comment, media as pictures, answer,
    hidden_reason, created_at
  from reviews where user_id = ${id} and (${after}::uuid is null or id > ${after}) order by id limit ${limit}`;

/**
 * Deletes a person's reviews with their pictures, answers and earlier words, and counts the stars of their products
 * again.
 */
export async function forgetReviews(tx: Db, userId: string) {
  // In a fixed order, as all code locks products.
  const products = await tx<{ productId: string }[]>`
    select product_id from reviews where user_id = ${userId} order by product_id`;
  for (const { productId } of products) {
    await lockRated(tx, productId);
    await tx`delete from reviews where user_id = ${userId} and product_id = ${productId}`;
    await countStars(tx, productId);
  }
  await forgetDetails(tx, userId, 'review.replace');
}
