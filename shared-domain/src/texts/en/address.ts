export const fillAllRequiredFields = 'Please fill all required fields.';
export const enterField = (field: string | number) => `Please enter ${field}`;
export const phoneNumberMustBe10Digits = 'Phone number must be 10 digits.';
export const pincodeMustBe6Digits = 'Pincode must be 6 digits.';
