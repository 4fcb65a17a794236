export const postsCouldNotBeLoaded = 'The posts could not be loaded.';
export const noPostsYet = 'No posts yet.';
export const firstPostsWillAppearHere = 'The first posts will appear here.';
