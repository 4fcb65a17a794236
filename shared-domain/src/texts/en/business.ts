/** What is wrong with the business that a shopper buys for. */
export const enterGstin = 'Please enter all 15 letters and digits of the GSTIN.';
export const gstinWrong = 'This GSTIN cannot be right: compare it with the certificate, also the last digit.';
export const gstinOfOtherState = (own: string, delivery: string) =>
  `This GSTIN is of ${own}, but the goods go to ${delivery}. Please use the GSTIN of ${delivery}, or another address.`;
export const enterCompany = 'Please enter the name of the business.';
