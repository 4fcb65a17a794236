/** The mail when a size is back: the dialog of a product's page, and the list on the wishlist. */
export const tellMeTitle = 'Tell me when it is back';
export const oneMail =
  'We send one email to your address when it is back. It is not reserved for you: everyone who asked gets this email.';
export const tellMe = (size: string | undefined) =>
  size === undefined ? 'Tell me when it is back' : `Tell me when size ${size} is back`;
export const youWait = (size: string | undefined) =>
  size === undefined ? 'You will get an email.' : `You will get an email about size ${size}.`;
export const stopWaiting = (size: string | undefined) =>
  size === undefined ? 'Stop waiting' : `Stop waiting for size ${size}`;
export const logInFirst = 'Please log in first!';
export const notAsked = 'This could not be saved.';
export const notStopped = 'You are still waiting: this could not be saved.';

// On the wishlist
export const sizesAwaited = 'Sizes you are waiting for';
export const awaitedNotLoaded = 'The sizes you are waiting for could not be loaded.';
export const mailOnce = 'We write to you once when one of them is back.';
export const awaitedSince = (day: string) => `Since ${day}`;
export const removeAwaited = (product: string, size: string | undefined) =>
  size === undefined ? `Stop waiting for ${product}` : `Stop waiting for ${product}, size ${size}`;
