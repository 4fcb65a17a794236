export { forgetWishlist, readOwnWishlist } from './own-wishlist.repository.ts';
