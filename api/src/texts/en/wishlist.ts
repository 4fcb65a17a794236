export const chooseProduct = 'Please choose a product.';
