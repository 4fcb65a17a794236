/** Maximum number of pictures of a review (product-rules.md#review-form). */
export const MAX_REVIEW_PICTURES = 3;
