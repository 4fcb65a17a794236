export const thisItemIsNotInYour = 'This item is not in your cart.';
export const productNotFound = 'Product not found.';
export const selectSize = 'Please select a size';
export const sizeIsRequired = 'Size is required';
export const pictureOfYourDesignCouldNot = 'The picture of your design could not be read.';
export const pictureOfYourDesignIsNo = 'The picture of your design is no longer available. Please upload it again.';
