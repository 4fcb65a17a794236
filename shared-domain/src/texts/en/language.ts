/** What the browser calls this language, and how it writes dates and numbers (BCP 47). */
export const locale = 'en-IN';
