/** The answer to a browser. */
export const reportUnreadable = 'This is not a report of a browser.';
