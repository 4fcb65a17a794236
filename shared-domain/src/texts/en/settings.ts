/** Facts that the policies, the product pages and the footer print. */
export const days = (from: number, to: number) => `${from}-${to} days`;
export const standardShippingDays = '3-7 business days';
export const supportHours = 'Mon-Sat 10:00-19:00';

/** Ways to pay, in a list. */
export const upi = 'UPI';
export const cards = 'cards';
export const netBanking = 'net banking';
export const wallets = 'wallets';
