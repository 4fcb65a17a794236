export const pincodeInvalid = 'Pincode must be 6 digits.';
export const totalInvalid = 'The total must be an amount in rupees.';
