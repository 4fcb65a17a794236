import { formatCount, plural } from '@aaram/shared-domain/format';

/** A product's page. */
export const loadingProduct = 'Loading product...';
export const notFound = 'Product not found.';
export const maybeNoLongerSold = 'It may no longer be sold, or its address may have changed.';
export const browseStore = 'Browse the store';
export const notLoaded = 'The product did not load. Check your connection and try again.';

// Pictures, spoken only: the second and later ones; and the links to other colours
export const viewOf = (product: string, place: number) => `${product}, view ${place}`;
export const colours = 'Colours';
export const soldOut = 'Sold out';

// Brand, colour and size
export const noBrand = 'N/A';
export const colour = 'Colour';
export const chooseSize = 'Choose a size';
export const selectSize = 'Please select a size';
export const noSizeChosen = 'No size chosen';
export const sizeInStock = (size: string) => `${size} — in stock`;
export const sizeLow = (size: string, count: number) => `${size} — only ${count} left`;
export const left = (count: number) => `${count} left`;

// Buying; on phones also in a bar, whose name is spoken only
export const buyThisProduct = 'Buy this product';
export const outOfStock = 'Out of Stock';
export const addToCart = 'Add to Cart';
export const buyNow = 'Buy Now';
export const added = 'Item added to cart!';
export const addedRedirecting = 'Item added to cart! Redirecting...';
export const notAdded = 'Failed to add item to cart.';
export const logInFirst = 'Please log in first!';
export const addToWishlist = 'Add to wishlist';
export const removeFromWishlist = 'Remove from wishlist';

// Buttons whose part of the page loads when they are pressed, and when it did not load
export const share = 'Share';
export const tellMe = (sizes: readonly string[]) =>
  sizes.length > 1
    ? 'Tell me when a size is back'
    : sizes[0] === 'Quantity'
      ? 'Tell me when it is back'
      : `Tell me when size ${sizes[0]} is back`;
export const partNotLoaded = 'That did not load. Check your connection and try again.';

// Similar products: the title, and the name of the row that moves, which is spoken only
export const similarProducts = 'Similar Products';
export const similarRow = 'Similar products';
export const viewProduct = 'View Product';
export const viewProductNamed = (product: string) => `View Product: ${product}`;

// Beside the rating, and over the reviews
export const countReviews = (count: number) =>
  plural(count, { one: `${formatCount(count)} review`, other: `${formatCount(count)} reviews` });
