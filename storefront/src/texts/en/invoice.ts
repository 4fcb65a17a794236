/** The page of an invoice. */
export const print = 'Save as PDF or print';
