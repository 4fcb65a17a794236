import type { Db } from '@aaram/runtime/db';
import type { PanelReview } from '@aaram/shared-domain/review';
import { findProducts } from '#modules/catalog/index.ts';
import type { PanelRow } from './panel-reviews.repository.ts';

const marked = <Mark>(at: Date | null, mark: Mark) => (at === null ? null : { ...mark, at: at.toISOString() });

/** Reviews as the panel shows them, each with its product. */
export async function toPanelReviews(db: Db, rows: readonly PanelRow[]): Promise<PanelReview[]> {
  const products = await findProducts(
    db,
    rows.map(({ productId }) => productId),
    'card',
  );
  return rows.map((row) => {
    const product = products.get(row.productId);
    return {
      _id: row.id,
      product: {
        _id: row.productId,
        name: product?.name ?? '',
        image: product?.images[0] ?? null,
      },
      author: row.authorName,
      rating: row.rating,
      comment: row.comment,
      media: row.media,
      createdAt: row.createdAt.toISOString(),
      answer: marked(row.answeredAt, { text: row.answer ?? '' }),
      hidden: marked(row.hiddenAt, { reason: row.hiddenReason ?? '' }),
    };
  });
}
