// Messages of several modules. Each is a whole answer that a page shows.

export const productNotFound = 'Product not found.';
export const productUnavailable = (name: string) => `${name} is no longer available.`;
export const selectSize = 'Please select a size';
export const orderNotFound = 'Order not found.';
export const personNotFound = 'There is no such person.';
/** The next page of a list that has none, or of another list. */
export const pageNotFound = 'This page of the list does not exist.';

export const logIn = 'Please log in.';
export const noAccess = 'You do not have access to this.';

export const picturesBusy = 'Many pictures are being uploaded right now. Please try again in a moment.';
export const pictureTooLarge = 'This picture is too large. The limit is 8 MB.';

export const somethingWentWrong = 'Something went wrong.';
export const storeUnavailable = 'The store is not available right now. Please try again in a moment.';
export const deletedAccount = 'Deleted account';
