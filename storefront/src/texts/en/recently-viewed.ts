/** Products that this browser showed last. */
export const recentlyViewed = 'Recently viewed';
export const clear = 'Clear';
export const clearViewed = 'Clear what you viewed recently';
export const cleared = 'What you viewed is forgotten.';
export const notLoaded = 'What you viewed recently could not be loaded.';
