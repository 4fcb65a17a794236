/** Titles, where a part of the store could not be loaded. */
export const shopDown = 'The shop pages are not available right now';
export const panelDown = 'The seller panel is not available right now';
export const blogDown = 'The blog is not available right now';
export const storeDown = 'The store is not available right now';
export const pageDown = 'This page is not available right now';
/** The page is there; what makes it work is not. */
export const partsDown = 'Parts of this page do not work yet';

/** Below the title: of the whole store, and of a part of it. */
export const ourFault = 'Something went wrong on our side. Please try again in a moment.';
export const restWorks = 'The rest of the store works as usual. Please try again in a moment.';
