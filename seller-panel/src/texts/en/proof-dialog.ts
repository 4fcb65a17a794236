export const confirmThatItIsYou = 'Please confirm that it is you';
export const thisStepNeedsYourPasswordOr =
  'This step needs your password or passkey again, ten minutes after you last gave it.';
export const enterYourPassword = 'Please enter your password.';
export const somethingWentWrong = 'Something went wrong!';
export const password = 'Password';
export const cancel = 'Cancel';
export const pleaseUsePasskey = 'Use a passkey';
export const continueLabel = 'Continue';
