import { formatCount, plural } from '@aaram/shared-domain/format';

/** The login page. */
export const welcomeBack = 'Welcome back.';
/** Where the browser refuses to store anything. */
export const storageRefused =
  'This browser does not let the store remember a login, so each reload logs you out. Please allow site data (cookies) for this store.';
export const alreadyLoggedIn = <Part>(dashboard: Part) => ['You are logged in. Go to ', dashboard];
export const findOrderInstead = <Part>(findOrder: (words: string) => Part) => [
  'No need to log in only to ',
  findOrder('find an order'),
  '.',
];
export const newHere = <Part>(signup: (words: string) => Part) => ['New here? ', signup('Signup')];

/** The form, on its page and above a page whose session has ended. */
export const emailOrMobile = 'Email or mobile number';
export const forgotPassword = 'Forgot password?';
export const invalidCredentials = 'Invalid credentials!';
export const loginFailed = 'Login failed!';

/** The second step. */
export const continueLogin = 'Continue';
export const codeOfApp = 'Code of your app';
export const codeOfAppHint = 'Six digits that your authenticator app shows, or one of your recovery codes.';
export const recoveryCode = 'Recovery code';
export const recoveryCodeHint = 'One of your recovery codes, or use your passkey.';
export const passkey = 'Use a passkey';
export const startAgain = 'Start again';

/** Other ways in. */
export const byCode = 'Log in with a code by SMS';
export const byPasskey = 'Log in with a passkey';
export const byPassword = 'Log in with your password';

/** A code by SMS. */
export const mobileNumber = 'Mobile number';
export const mobileNumberHint = 'A number in India that you have confirmed in your account.';
export const enterMobile = 'Please enter your mobile number.';
export const sendCode = 'Send code';
export const codeNotSent = 'The code could not be sent.';
export const codeFromSms = 'Code from the SMS';
export const sendNewCode = 'Send a new code';
export const newCodeIn = (seconds: number) =>
  plural(seconds, {
    one: `You can ask for a new code in ${formatCount(seconds)} second.`,
    other: `You can ask for a new code in ${formatCount(seconds)} seconds.`,
  });
export const otherNumber = 'Use another number';

/** Above a page whose session has ended. */
export const logInToProceed = 'Please log in to proceed.';
export const nothingLost = 'Your session has ended. Log in again to continue. What you typed is still here.';
export const leavePage = 'Leave this page';
export const askToLeave = 'Leave this page? What you typed here will be lost.';
export const leave = 'Leave';

/** Toasts about what the login interrupted. */
export const addedToCart = 'Item added to cart!';
export const notAddedToCart = 'Failed to add item to cart.';
export const designGone = 'Your design could not be saved for after the login. Please make it again.';
export const addedToWishlist = 'Item added to Wishlist!';
export const notAddedToWishlist = 'Failed to add to Wishlist.';
export const preparingDesign = 'Your design is being prepared for the cart.';
