/** Answers of the shop server instead of a page, a file or an answer of the API. */
export const storeBusy = 'The store is very busy. Please try again in a moment.';
export const storeDown = 'The store is not available right now. Please try again in a moment.';
export const requestTooLarge = 'The request is too large.';
export const requestTooSlow = 'The request took too long to arrive. Please try again.';
export const requestNotUnderstood = 'The request could not be understood.';
export const otherAddress = 'This is not the address of the store.';
export const noSuchFile = 'This file does not exist.';
export const fileDown = 'This file is not available right now.';
/** In place of the sitemap. */
export const notForAMoment = 'Not available right now.';

// The feed of the blog
export const feedTitle = (brand: string) => `${brand}: Blogs`;
/** The link to a product in the text of a post. */
export const feedProduct = (name: string, price: string) => `${name}, ${price}`;
export const feedDescription = 'Notes on cloth, colour and care from the people who make what you wear.';
