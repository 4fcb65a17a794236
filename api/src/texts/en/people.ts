export const accountNotFound = 'There is no such account.';
export const notYourself = 'Another admin has to change your own account.';
