export const blogManager = 'Blog Manager';
