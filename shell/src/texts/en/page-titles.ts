/** In the tab of the browser and above the form. */
export const forgotPassword = 'Forgot password';
export const resetPassword = 'Reset password';
