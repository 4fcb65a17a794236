export const chooseProduct = 'Please choose a product.';
export const productNotFound = 'Product not found.';
