/** The box on a product's page that tells when a pincode is reached. */
export const checkDelivery = 'Check delivery to your pincode';
export const yourPincode = 'Your pincode';
export const pincodeRule = 'Pincode must be 6 digits.';
export const check = 'Check';
export const arrivesAt = <Part>(pincode: string, when: Part) => [`Arrives at ${pincode}: `, when];
export const changePincode = 'Change pincode';
export const change = 'Change';
