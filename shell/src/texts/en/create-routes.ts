export const pageNotFound = 'Page not found';
