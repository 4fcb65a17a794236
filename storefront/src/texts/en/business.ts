/** The business that is bought for, at checkout. */
export const gstin = 'GSTIN';
export const gstinHint = 'Of the state to which the goods go. It stands on the invoice.';
export const company = 'Name of the business';
