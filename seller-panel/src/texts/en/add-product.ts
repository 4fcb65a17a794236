export const addProduct = 'Add Product';
export const allProducts = 'All Products';
export const name = 'Name';
export const description = 'Description';
export const category = 'Category';
export const selectCategory = 'Select a category';
export const subcategory = 'Subcategory';
export const selectSubcategory = 'Select a subcategory';
export const price = 'Price';
export const tags = 'Tags';
export const separateThemWithCommaOrSemicolon = 'Separate them with a comma or a semicolon.';
export const productAddedSuccessfully = 'Product added successfully!';
export const failedToAddProduct = 'Failed to add product.';
export const moreDetails = 'More details';
export const youCanUploadUpToMax = (maxProductImages: string | number) =>
  `You can upload up to ${maxProductImages} images only.`;
export const clothing = 'Clothing';
export const enterWholeNumberOfAtLeast = 'Please enter a whole number of at least 0.';
export const enterName = 'Please enter a name.';
export const enterDescription = 'Please enter a description.';
export const selectCategory2 = 'Please select a category.';
export const selectSubcategory2 = 'Please select a subcategory.';
export const enterPriceOfAtLeast0 = 'Please enter a price of at least 0.';
export const addAtLeastOneImage = 'Please add at least one image.';
export const tagMayHaveMaxTagLength = (maxTagLength: string | number, tooLong: string | number) =>
  `A tag may have ${maxTagLength} characters at most: “${tooLong}”.`;
export const sizesAndQuantities = 'Sizes and quantities';
export const quantityYouLeaveEmptyCountsAs = 'A quantity you leave empty counts as 0.';
export const sizeType = 'Size Type';
export const setByCategoryChangeItIf = 'Set by the category. Change it if the product comes in other sizes.';
export const totalQuantity = 'Total quantity';
export const addImages = 'Add images';
export const upToMaxProductImagesFirst = (maxProductImages: string | number) =>
  `Up to ${maxProductImages}. The first one is the thumbnail.`;
