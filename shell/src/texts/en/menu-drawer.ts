export const profile = 'Profile';
export const lightTheme = 'Light theme';
export const darkTheme = 'Dark theme';
