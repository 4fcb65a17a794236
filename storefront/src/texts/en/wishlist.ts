export const wishlist = 'Wishlist';
export const yourWishlistCouldNotBeLoaded = 'Your wishlist could not be loaded.';
export const removeNameFromWishlist = (name: string | number) => `Remove ${name} from the wishlist`;
export const yourWishlistIsEmpty = 'Your wishlist is empty';
export const browseCollection = 'Browse Collection';
export const tapHeartOnAnythingYouLike = 'Tap the heart on anything you like to save it here.';
