/** The wishlist. */
export const wishlistNotLoaded = 'Your wishlist could not be loaded.';
export const removeProduct = (name: string) => `Remove ${name} from the wishlist`;

// When it is empty
export const empty = 'Your wishlist is empty';
export const howToFill = 'Tap the heart on anything you like to save it here.';
export const browseCollection = 'Browse Collection';
