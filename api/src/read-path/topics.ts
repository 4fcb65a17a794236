/** The topic of every change of a product, its stock or its reviews, and that of every change of a post. */
export const PRODUCTS = 'products';
export const POSTS = 'posts';
/** How prices are made, which every answer names. */
export const PRICE_RULE = 'price-rule';
