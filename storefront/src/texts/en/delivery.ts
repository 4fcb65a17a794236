export const checkDeliveryToYourPincode = 'Check delivery to your pincode';
export const pincodeMustBe6Digits = 'Pincode must be 6 digits.';
export const yourPincode = 'Your pincode';
export const check = 'Check';
export const changePincode = 'Change pincode';
export const change = 'Change';
