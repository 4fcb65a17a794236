export const productNotFound = 'Product not found.';
export const thisPageOfListIsNo = 'This page of the list is no longer available. Start again from the first page.';
export const thisProductHasChangedSinceYou =
  'This product has changed since you opened it. Please check the current values.';
export const stockIsChangedFromItsPresent =
  'Stock is changed from its present figures alone. Please check them, and send their version along.';
export const youCanOnlyChangeYourOwn = 'You can only change your own products.';
export const youCanOnlyAddYourOwn = 'You can only add your own products.';
export const addAtLeastOneImage = 'Please add at least one image.';
export const piecesOfThisSizeAreReserved =
  'Pieces of this size are reserved or on their way, and may come back. Please try again when they are delivered.';
export const youCanUploadUpTo5 = 'You can upload up to 5 images only.';
export const productRemoved = 'Product removed.';
export const fillAllRequiredFields = 'Please fill all required fields.';
export const enterPriceInRupees0Or = 'Please enter a price in rupees, 0 or more.';
export const tagsMustBeListOfWords = 'Tags must be a list of words.';
export const tagValueIsLongerThan24 = (value: string | number) => `Tag "${value}" is longer than 24 characters.`;
export const pleaseUseAtMostMaxTagsTags = (maxTags: string | number) => `Please use at most ${maxTags} tags.`;
export const stockMustBeListOfSizes = 'Stock must be a list of sizes with quantities.';
export const pleaseUseTheseSizesSizes = (sizes: string | number) => `Please use these sizes: ${sizes}.`;
export const eachSizeMayBeGivenOnly = 'Each size may be given only once.';
export const enterQuantityOfEachSize = 'Please enter the quantity of each size.';
export const quantitiesMustBeWholeNumbers0 = 'Quantities must be whole numbers, 0 or more.';
export const pleaseUseAtMostValueCharacters = (value: string | number) => `Please use at most ${value} characters.`;
export const selectCategory = 'Please select a category.';
export const selectSubcategoryOfName = (name: string | number) => `Please select a subcategory of ${name}.`;
export const selectSizeType = 'Please select a size type.';
