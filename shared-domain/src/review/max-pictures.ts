/** Most pictures of one review (product-rules.md#review-form). */
export const MAX_REVIEW_PICTURES = 3;
