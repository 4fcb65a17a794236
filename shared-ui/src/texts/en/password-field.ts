export const showPassword = 'Show password';
export const hidePassword = 'Hide password';
