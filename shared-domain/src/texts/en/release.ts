/** In the panel, on the page with the releases. */
export const choosePart = 'Please choose a part of the store.';
export const noSuchPart = 'This part of the store does not exist.';
export const chooseVersion = 'Please choose a version.';
export const noSuchVersion = 'This version does not exist.';
export const chooseMove = 'Please choose what to do with this version.';
export const shareInPercent = 'Please enter a whole number from 1 to 99.';
export const shareOfCanary = 'A share of the visitors belongs to a canary, and to nothing else.';
export const sayWhy = 'Please say why.';
export const sayWhyShorter = 'Please say why in at most 200 characters.';
export const sayWhyInOneLine = 'Please say why in one line.';
