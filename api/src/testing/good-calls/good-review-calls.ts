import { buildProduct } from '../factories.ts';
import type { GoodCall } from './good-call.ts';

type Given = Parameters<NonNullable<GoodCall['make']>>[0];

/** The id of a review of a product of the seller, as a parameter. */
async function ownReview({ harness, people }: Given) {
  const { id: productId } = await buildProduct(harness.db, { sellerId: people.seller.id });
  const review = { productId, authorName: 'Meera Nair', rating: 4, comment: 'Fits well.' };
  const [row] = await harness.db<{ id: string }[]>`insert into reviews ${harness.db(review)} returning id`;
  return { params: { id: row?.id ?? '' } };
}

/** Calls about reviews by sellers, who answer, and admins, who hide. */
export const panelReviewCalls: Record<string, GoodCall> = {
  'GET /api/auth/panel/reviews': { by: 'seller' },
  'PUT /api/auth/panel/reviews/{id}/answer': {
    by: 'seller',
    make: async (given) => ({ ...(await ownReview(given)), payload: { text: 'Thank you.' } }),
  },
  'DELETE /api/auth/panel/reviews/{id}/answer': { by: 'seller', make: ownReview },
  'PUT /api/auth/panel/reviews/{id}/hiding': {
    by: 'admin',
    make: async (given) => ({ ...(await ownReview(given)), payload: { reason: 'It names a person.' } }),
  },
  'DELETE /api/auth/panel/reviews/{id}/hiding': { by: 'admin', make: ownReview },
};
