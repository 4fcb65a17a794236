export const resetPasswordNote = 'Choose a new password. You will be logged out on all devices.';
export const newPassword = 'New password';
export const repeatPassword = 'Repeat the new password';
export const passwordsDiffer = 'The two passwords do not match.';
export const changePassword = 'Change password';
export const passwordChanged = 'Your password has been changed. Please log in.';
export const linkExpired = <Part>(sendNewOne: (words: string) => Part) => [
  'Has the link expired? ',
  sendNewOne('Send a new one'),
];
