/** Texts of the remote's entry, which every page loads. What a page shows stands in the page's own file. */

// Titles in the browser's tab
export const cart = 'Cart';
export const checkout = 'Checkout';
export const orderConfirmation = 'Order confirmation';
export const wishlist = 'Wishlist';
export const myAccount = 'My account';
export const invoice = 'Invoice';
export const copyOfMyData = 'A copy of my data';
export const trackOrder = 'Track order';
export const sharedDesign = (product: string | undefined) =>
  product === undefined ? 'A shared design' : `A design for ${product}`;
export const everything = 'Everything';
export const searchFor = (words: string) => `Search: ${words}`;

// What search engines show of a category
export const describeCategory = (category: string, subcategories: readonly string[]) =>
  `${category}: ${subcategories.join(', ')}. Filter by size, price and brand; free delivery on larger orders, exchange within 3 days.`;
export const home = 'Home';

// Before a page is there
export const loading = 'Loading…';
