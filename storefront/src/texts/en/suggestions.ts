export const youMayAlsoLike = 'You may also like';
