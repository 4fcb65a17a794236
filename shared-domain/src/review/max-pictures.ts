/** Most pictures of one review (readings, Stock, orders, payment). */
export const MAX_REVIEW_PICTURES = 3;
