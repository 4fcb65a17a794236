/** What staff took off, in an order that they made for a customer. */
export const agreedDiscount = 'Agreed discount';
export const less = (amount: string) => `−${amount}`;
