/** Products that this browser showed last. */
export const recentlyViewed = 'Recently viewed';
export const clear = 'Clear';
export const clearViewed = 'Clear what you viewed recently';
export const cleared = 'Your recently viewed products are cleared.';
export const notLoaded = 'What you viewed recently could not be loaded.';
