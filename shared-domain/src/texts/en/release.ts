/** In the panel, on the page with the releases. */
export const choosePart = 'Please choose a part of the store.';
export const noSuchPart = 'There is no such part of the store.';
export const chooseVersion = 'Please choose a version.';
export const noSuchVersion = 'There is no such version.';
export const choosePromoteOrRollback = 'Please choose to promote or to roll back.';
export const sayWhy = 'Please say why.';
export const sayWhyShorter = 'Please say why in at most 200 characters.';
export const sayWhyInOneLine = 'Please say why in one line.';
