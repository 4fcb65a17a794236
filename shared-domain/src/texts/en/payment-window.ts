/** The names of ways to pay that the provider's window shows first. */
export const ways = { upi: 'UPI', card: 'Card', netbanking: 'Net banking', wallet: 'Wallet' };
