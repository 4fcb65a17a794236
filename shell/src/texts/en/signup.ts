export const oneAccount = 'One account for your cart, wishlist and orders.';
export const close = 'Close';
export const name = 'Name';
export const mobileNumber = 'Mobile number';
export const agreeTo = <Part>(terms: (words: string) => Part, privacy: (words: string) => Part) => [
  'I agree to the ',
  terms('Terms & Conditions'),
  ' and the ',
  privacy('Privacy Policy'),
];
export const haveAccount = <Part>(login: (words: string) => Part) => ['Already have an account? ', login('Login')];
export const signedUp = 'Signup successful! Taking you to login…';
export const signupFailed = 'Signup failed!';
