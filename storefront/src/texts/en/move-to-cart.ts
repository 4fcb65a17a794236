/** From the wishlist to the cart; the dialog asks for the size where there are several. */
export const moveToCart = 'Move to cart';
export const moveProductToCart = (name: string) => `Move to cart: ${name}`;
export const addYourDesign = 'Add your design';
export const addDesignTo = (name: string) => `Add your design: ${name}`;
export const moved = 'Moved to your cart.';
export const movedAndStillListed = 'It is in your cart, but it could not be taken off your wishlist.';
export const notMoved = 'It could not be moved to your cart and stays on your wishlist.';
