/** What is wrong with a seller's details on invoices. */
export const tooLong = (most: number) => `Please enter at most ${most} characters.`;
export const enterGstin = 'Please enter the GSTIN as on the certificate: 15 letters and digits.';
export const enterPrefix = 'Please enter three capital letters, or none.';
