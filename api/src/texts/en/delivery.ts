export const pincodeMustBe6Digits = 'Pincode must be 6 digits.';
export const totalMustBeAmountInRupees = 'The total must be an amount in rupees.';
