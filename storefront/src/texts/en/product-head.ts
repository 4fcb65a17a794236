/** A product's page in the browser's tab before its product is there. Separate, because every page loads it. */
export const product = 'Product';
export const notFound = 'Product not found';
