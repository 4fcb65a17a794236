export { isEmail, readEmail } from './read-email.ts';
export { readPassword } from './read-password.ts';
export { readPhone } from './read-phone.ts';
export { readPincode } from './read-pincode.ts';
export { readRupees, tidyPercent, tidyRupees } from './read-rupees.ts';
export { foldDigits, isBlank, isolate, readText } from './read-text.ts';
