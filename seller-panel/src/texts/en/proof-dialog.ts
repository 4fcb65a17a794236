// Asked before a step that cannot be undone
export const confirmThatItIsYou = 'Please confirm that it is you';
export const whyAgain = 'This step needs your password or passkey again, ten minutes after you last gave it.';
export const password = 'Password';
export const enterPassword = 'Please enter your password.';
export const byPasskey = 'Use a passkey';
export const goOn = 'Continue';
export const somethingWentWrong = 'Something went wrong!';
