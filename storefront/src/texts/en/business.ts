/** The business that is bought for, at checkout. */
export const gstin = 'GSTIN';
export const gstinHint = 'For the state of the delivery address. It is printed on the invoice.';
export const company = 'Name of the business';
