export const choosePartOfStore = 'Please choose a part of the store.';
export const thereIsNoSuchPartOf = 'There is no such part of the store.';
export const chooseVersion = 'Please choose a version.';
export const thereIsNoSuchVersion = 'There is no such version.';
export const sayWhy = 'Please say why.';
export const sayWhyInAtMost200 = 'Please say why in at most 200 characters.';
export const sayWhyInOneLine = 'Please say why in one line.';
