// The fields
export const description = 'Description';
export const category = 'Category';
export const selectCategory = 'Select a category';
export const subcategory = 'Subcategory';
export const selectSubcategory = 'Select a subcategory';
export const brand = 'Brand';
export const sku = 'SKU';
export const skuHint = 'Your own code for this product, for files and lists. Shoppers do not see it.';
export const tags = 'Tags';
export const tagsHint = 'Separate them with a comma or a semicolon.';
export const addImages = 'Add images';
export const imagesHint = (max: number) => `Up to ${max}. The first one is the thumbnail.`;

// One quantity for each size
export const sizesAndQuantities = 'Sizes and quantities';
export const emptyCountsAsZero = 'A quantity you leave empty counts as 0.';
export const sizeTypeHint = 'Set by the category. Change it if the product comes in other sizes.';
/** Of a product without sizes. */
export const totalQuantity = 'Total quantity';

// What is missing or wrong
export const enterDescription = 'Please enter a description.';
export const categoryMissing = 'Please select a category.';
export const subcategoryMissing = 'Please select a subcategory.';
export const enterPrice = 'Please enter a price of at least 0.';
export const enterQuantity = 'Please enter a whole number of at least 0.';
export const addImage = 'Please add at least one image.';
export const tooManyImages = (max: number) => `You can upload up to ${max} images only.`;
export const tagTooLong = (max: number, tag: string) => `A tag may have ${max} characters at most: “${tag}”.`;

// How it ended
export const productAdded = 'Product added successfully!';
export const productNotAdded = 'Failed to add product.';
