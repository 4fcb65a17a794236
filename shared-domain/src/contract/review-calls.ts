import type { PanelReviewShow, ReviewSort } from '../review/index.ts';
import type { Call } from './api-client.ts';

/** Filters, order and paging of a product's reviews; `cursor` is the one that the previous page answered. */
export type ReviewQuery = {
  stars?: number | undefined;
  pictures?: 'true' | undefined;
  sort?: ReviewSort | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
};

type PanelReviewQuery = { show?: PanelReviewShow | undefined; limit?: number; cursor?: string | undefined };

/** What sellers and admins do about reviews; separate, because only one page of the panel needs it. */
export function createPanelReviewCalls({ json, list }: Call) {
  return {
    getPanelReviews: (query: PanelReviewQuery = {}) => list('GET /auth/panel/reviews', query),
    answerReview: (id: string, text: string) =>
      json('PUT /auth/panel/reviews/{id}/answer', '_id', { params: { id }, body: { text } }),
    removeAnswer: (id: string) => json('DELETE /auth/panel/reviews/{id}/answer', '_id', { params: { id } }),
    hideReview: (id: string, reason: string) =>
      json('PUT /auth/panel/reviews/{id}/hiding', '_id', { params: { id }, body: { reason } }),
    showReview: (id: string) => json('DELETE /auth/panel/reviews/{id}/hiding', '_id', { params: { id } }),
  };
}

/** Reading reviews; separate from the API client, because a product's page loads it only when somebody comes to them. */
export function createReviewCalls({ json }: Call) {
  return {
    getReviews: (productId: string, query: ReviewQuery = {}) =>
      json('GET /auth/products/{id}/reviews', 'reviews', { params: { id: productId }, query }),
  };
}
