export const noAnswer = 'The store did not answer. Check your connection and try again.';
/** The API's answer to a call for the wishlist without a product. */
export const chooseProduct = 'Please choose a product.';
