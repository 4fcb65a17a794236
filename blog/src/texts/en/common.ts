/** Texts that several pages of the blog share. */

// Title of the page where posts are written
export const blogManager = 'Blog Manager';

// A list without posts
export const postsNotLoaded = 'The posts could not be loaded.';
export const noPostsYet = 'No posts yet.';
