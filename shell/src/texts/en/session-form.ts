/** What the forms of login, signup and passwords share. */
export const email = 'Email';
export const password = 'Password';
export const somethingWentWrong = 'Something went wrong!';
