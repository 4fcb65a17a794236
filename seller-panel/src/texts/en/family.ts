/** The colours of a product, on its page in the panel. */
export const colours = 'Colours of this product';
export const hint =
  'Products that are the same but for their colour. Each page in the store links the others, in this order.';
export const none = 'No other colours yet.';
export const loading = 'Loading the colours...';
export const notLoaded = 'The colours could not be loaded.';
export const notSaved = 'The colours could not be saved.';

export const thisOne = 'This product';
export const draft = 'Draft';
export const soldOut = 'Sold out';
/** Beside a product without a colour; a shopper reads its whole name instead. */
export const nameItsColour = 'Its colour is not filled in, so shoppers read its name.';

export const find = 'Find a product to add';
export const found = 'Products found';
export const nothingFound = 'None of your other products matches these words.';
export const add = 'Add';
export const addNamed = (name: string) => `Add ${name}`;
export const moveUp = (name: string) => `Move ${name} up`;
export const moveDown = (name: string) => `Move ${name} down`;
export const remove = (name: string) => `Take ${name} out`;

// Read out
export const added = (name: string) => `${name} is added.`;
export const removed = (name: string) => `${name} is taken out.`;
export const movedTo = (name: string, place: number, count: number) => `${name} is now ${place} of ${count}.`;

// Joining two families
export const askJoin = (reason: string) => `${reason} Join all of them?`;
export const joinAll = 'Join all';
