/** Pictures and products in the text of a post, in its editor. */
export const picture = 'Picture';
export const product = 'Product';
export const libraryNotLoaded = 'Your pictures did not load. Check your connection and try again.';
export const alt = 'What the picture shows';
export const altHint = 'Read to people who do not see it.';
export const decorative = 'It is decorative: it says nothing that the text does not';
export const sayWhatItShows = 'Please say what the picture shows, or mark it as decorative.';
export const insertPicture = 'Insert picture';
export const changePicture = 'Change picture';
export const chooseOther = 'Choose another picture';
export const cancel = 'Cancel';

export const findProduct = 'Find a product';
export const productHint = 'Its card shows the price and stock of the day it is read.';
export const found = 'Products found';
export const nothingFound = 'No product matches these words.';
export const insertNamed = (name: string) => `Insert ${name}`;
export const insert = 'Insert';
export const card = (name: string) => `Product: ${name}`;
export const cardOfNone = 'Product that is no longer sold';
export const cardLoading = 'Product';
