/** A link to a design. */
export const share = 'Share design';
export const intro = 'People with the link see your design as it is now. You can end the link at any time.';
export const mayStart = 'Others may start from it';
export const makeLink = 'Make a link';
export const showLatest = 'Show the design as it is now';
export const endLink = 'End the link';
export const preparing = 'Preparing the picture…';
export const notShared = 'The design could not be shared. Try again.';
export const logIn = 'Log in to share';
export const logInFirst = 'Please log in to share your design. It stays here.';
export const look = (product: string) => `My design for ${product}`;
