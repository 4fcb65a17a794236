export const pageGone = 'This page of the list is no longer available. Start again from the first page.';

// A seller's products.
export const notForOthers = 'You can only add your own products.';
export const productChanged = 'This product has changed since you opened it. Please check the current values.';
export const customizedStays = 'A customised product stays customised, and no other product can become one.';
export const imagesUnknown = 'Please name each picture of this product once; new ones are uploaded first.';
export const pictureTextsUnknown = 'Please give one text for each picture of this product; it may be empty.';
/** Of a fact that sellers do not change. */
export const setByStore = (fact: string) => `The ${fact} is set by the store and cannot be changed here.`;
export const productRemoved = 'Product removed.';

// The form of a product.
export const fieldsRequired = 'Please fill all required fields.';
export const selectCategory = 'Please select a category.';
export const selectSubcategory = (category: string) => `Please select a subcategory of ${category}.`;
export const selectSizeType = 'Please select a size type.';
export const priceInvalid = 'Please enter a price in rupees, 0 or more.';
export const textTooLong = (most: number) => `Please use at most ${most} characters.`;
export const imageRequired = 'Please add at least one image.';
export const tooManyImages = 'You can upload up to 5 images only.';
export const tagsInvalid = 'Please enter the tags as words with commas between them.';
export const tagTooLong = (tag: string) => `Tag "${tag}" is longer than 24 characters.`;
export const tooManyTags = (most: number) => `Please use at most ${most} tags.`;

// Publishing a draft.
export const aName = 'a name';
export const aDescription = 'a description';
export const aCategory = 'a category';
export const aSubcategory = 'a subcategory';
export const aPrice = 'a price';
export const aPicture = 'at least one picture';
export const notReady = (missing: readonly string[]) =>
  `Before shoppers can see it, please add: ${missing.join(', ')}.`;
export const neededToPublish = (what: string) => `A published product needs ${what}.`;
export const stateUnknown = 'A product is published or a draft.';
/** After the name of a product that was copied. */
export const copySuffix = ' (copy)';

// Stock.
export const stockInvalid = 'Please enter a quantity for each size.';
export const sizesInvalid = (sizes: readonly string[]) => `Please use these sizes: ${sizes.join(', ')}.`;
export const sizeTwice = 'Each size may be given only once.';
export const quantitiesRequired = 'Please enter the quantity of each size.';
export const quantitiesInvalid = 'Quantities must be whole numbers, 0 or more.';
export const sizeReserved =
  'Pieces of this size are reserved or on their way, and may come back. Please try again when they are delivered.';
