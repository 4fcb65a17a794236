export const chooseMonth = 'Choose a month, such as 2026-11.';
export const chooseYear = 'Choose a year, such as 2026.';
/** What is wrong with a payout that is to be recorded. */
export const enterAmount = 'Please enter an amount above 0, with at most two decimals.';
export const enterReference = 'Please enter the reference of the bank, at most 60 characters.';
export const enterDay = 'Please enter the day on which it was paid.';
