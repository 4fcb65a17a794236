import type { ReviewSort } from '../review/index.ts';
import type { Call } from './api-client.ts';

/** Filters, order and paging of a product's reviews; `cursor` is the one that the previous page answered. */
export type ReviewQuery = {
  stars?: number | undefined;
  pictures?: 'true' | undefined;
  sort?: ReviewSort | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
};

/** Reading reviews; separate from the API client, because a product's page loads it only when somebody comes to them. */
export function createReviewCalls({ json }: Call) {
  return {
    getReviews: (productId: string, query: ReviewQuery = {}) =>
      json('GET /auth/products/{id}/reviews', 'reviews', { params: { id: productId }, query }),
  };
}
