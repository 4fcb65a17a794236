export const itemRemovedFromWishlist = 'Item removed from Wishlist!';
export const itemAddedToWishlist = 'Item added to Wishlist!';
export const failedToRemoveFromWishlist = 'Failed to remove from Wishlist.';
export const failedToAddToWishlist = 'Failed to add to Wishlist.';
export const logInToManageYourWishlist = 'Please log in to manage your wishlist!';
export const logInToAddItemsTo = 'Please log in to add items to your wishlist!';
