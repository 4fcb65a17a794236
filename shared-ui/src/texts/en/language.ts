/** How lists are written (BCP 47); the same as in shared-domain. */
export const locale = 'en-IN';
