export const somebodyAskedToSetNewPassword = (brandName: string | number, minutes: string | number) =>
  `Somebody asked to set a new password for your ${brandName} account. If that was you, open this link within ${minutes} minutes:`;
export const setNewPasswordForBrandName = (brandName: string | number) => `Set a new password for ${brandName}`;
export const setNewPassword = 'Set a new password';
export const ifItWasNotYouYou = 'If it was not you, you can ignore this email. Nothing has changed.';
export const passwordMustBeAtLeast6 = 'Password must be at least 6 characters!';
export const beginAgainWithThisApp = 'Please begin again with this app.';
export const itHasAnotherName = 'It has another name.';
export const itHasBeenRemoved = 'It has been removed.';
export const passkeyCouldNotBeAddedTry = 'The passkey could not be added. Please try again.';
export const thereIsNoPasskeyForThis = 'There is no passkey for this account. Please use your code instead.';
export const thisPasskeyCouldNotBeChecked =
  'This passkey could not be checked. Please try again, or use your code instead.';
export const thisPasskeyIsKnownAlreadyUse = 'This passkey is known already. Please use another one.';
export const thisIsRemovedAlready = 'This is removed already.';
export const thisCodeIsNotRightOr =
  'This code is not right, or was used before. Please wait for the next one and enter it.';
export const youHaveTenAlreadyRemoveOne = 'You have ten already. Please remove one first.';
export const adminsNeedSecondStepAtLogin = 'Admins need a second step at login. Please add another one first.';
export const recoveryCodesComeWithYourFirst = 'Recovery codes come with your first app or passkey.';
export const thisLoginTookTooLongOr = 'This login took too long or was tried too often. Please log in again.';
export const tooManyWrongCodesWaitHour = 'Too many wrong codes. Please wait an hour and try again.';
export const enterCodeThatYourAppShows = 'Please enter the code that your app shows.';
export const pleaseUseYourPasskeyOrEnterRecovery = 'Please use your passkey, or enter a recovery code.';
export const accountWithTheseDetailsAlreadyExists = 'An account with these details already exists.';
export const invalidCredentials = 'Invalid credentials!';
export const noProfileDataFound = 'No profile data found.';
export const thisPasswordIsOneOfFirst =
  'This password is one of the first that thieves try. Please choose another one: three or four words that do not belong together are easy to remember and hard to guess.';
export const thisPasswordIsYourNameEmail =
  'This password is your name, email address or number, or the name of the store. Please choose one that nobody could know.';
export const thisLinkIsInvalidOrHas = 'This link is invalid or has expired. Please ask for a new one.';
export const thisDeviceIsLoggedOutAlready = 'This device is logged out already.';
export const deviceHasBeenLoggedOut = 'The device has been logged out.';
export const yourEmailAddressIsConfirmedAlready = 'Your email address is confirmed already.';
export const weHaveSentYouLinkIt = 'We have sent you a link. It works once, within 48 hours.';
export const yourEmailAddressIsConfirmed = 'Your email address is confirmed.';
export const tooManyAttemptsToLogIn =
  'Too many attempts to log in. Please wait a little and try again, or reset your password by mail: that works at once, and makes this device known.';
export const accountCreatedSuccessfully = 'Account created successfully!';
export const ifAccountExistsResetLinkHas = 'If an account exists, a reset link has been sent.';
export const yourPasswordHasBeenChangedLog = 'Your password has been changed. Please log in.';
export const confirmYourEmailAddressForBrand = (brandName: string | number) =>
  `Confirm your email address for ${brandName}`;
export const confirmYourEmailAddress = 'Confirm your email address';
export const confirmThatThisAddressBelongsTo = (brandName: string | number, hours: string | number) =>
  `Please confirm that this address belongs to your ${brandName} account: open this link within ${hours} hours and log in.`;
export const confirmEmailAddress = 'Confirm email address';
export const ifYouHaveNoAccountWith = 'If you have no account with us, you can ignore this email.';
export const yourBrandNamePasswordHasBeen = (brandName: string | number) =>
  `Your ${brandName} password has been changed`;
export const yourPasswordHasBeenChanged = 'Your password has been changed';
export const passwordOfYourBrandNameAccount = (brandName: string | number) =>
  `The password of your ${brandName} account has just been changed, and all other devices have been logged out.`;
export const ifItWasNotYouSet = 'If it was not you, set a new password at once:';
export const passkey = 'A passkey';
export const authenticatorApp = 'An authenticator app';
export const ifItWasNotYouChange = 'If it was not you, change your password at once and look at what is listed there:';
export const securityOfMyAccount = 'Security of my account';
export const logIn = 'Please log in.';
export const thisIsNotYourPresentPassword = 'This is not your present password. Please try again.';
export const unknownBrowser = 'Unknown browser';
