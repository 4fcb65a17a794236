/** Toasts when a heart is pressed. */
export const addedToWishlist = 'Item added to Wishlist!';
export const removedFromWishlist = 'Item removed from Wishlist!';
export const notAddedToWishlist = 'Failed to add to Wishlist.';
export const notRemovedFromWishlist = 'Failed to remove from Wishlist.';
export const logInToAdd = 'Please log in to add items to your wishlist!';
export const logInToRemove = 'Please log in to manage your wishlist!';
