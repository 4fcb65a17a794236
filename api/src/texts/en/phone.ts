// Logging in by a code on the phone, and proving a number.
export const enterIndianMobile = 'Please enter a mobile number in India with ten digits.';
export const enterSixDigits = 'Please enter the six digits of the code.';
export const codeSentIfProved =
  'If this number is confirmed in an account, a code is on its way. It is valid for 5 minutes.';
export const codeSent = 'A code is on its way to your phone. It is valid for 5 minutes.';
export const codeWrong = 'This code is wrong. Please check it: only the newest one is valid.';
export const codeOver = 'This code has expired or was tried too often. Please ask for a new one.';
export const askAgainIn = (seconds: number) => `Please wait ${seconds} seconds before you ask for another code.`;
export const tooManyCodes = 'Too many codes were asked for. Please wait a little, or log in with your password.';
export const tooManyWrongCodes =
  'Too many wrong codes. Please wait a little and try again, or log in with your password.';
export const noMoreCodes = 'No more codes can be sent today. Please log in with your password.';
export const noCodesHere = 'This store sends no codes. Please log in with your password.';
export const numberTaken = 'This number was just taken by another account. Please try again.';
export const numberRemoved = 'Your mobile number has been removed.';
export const numberProved = 'Your mobile number is confirmed. You can log in with it now.';
