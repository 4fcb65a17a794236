/** The mobile number on the account's tabs Security and My Data. */
export const mobileNumber = 'Mobile number';
export const confirmedNumber = (mobile: string) =>
  `+91 ${mobile} is confirmed: you can log in with a code that we send there.`;
export const unconfirmedNumber = (mobile: string) =>
  `Confirm +91 ${mobile} to log in with a code by SMS, and to get messages there.`;
export const noNumber = 'Your account has no mobile number.';
export const confirmNumber = 'Confirm number';
export const changeNumber = 'Change number';
export const removeNumber = 'Remove number';
export const askRemove =
  'Remove your mobile number? You can no longer log in with it, and messages by SMS and WhatsApp stop.';
/** A button. */
export const remove = 'Remove';
export const numberRemoved = 'Your mobile number has been removed.';
export const addNumber = 'Add a number';
export const numberInIndia = 'Mobile number in India, ten digits';
export const enterNumber = 'Please enter your mobile number.';
export const sendCode = 'Send code';
export const codeFromSms = 'Code from the SMS';
export const enterCode = 'Please enter the code.';
export const confirmIt = 'Confirm';
export const numberProved = 'Your mobile number is confirmed.';
