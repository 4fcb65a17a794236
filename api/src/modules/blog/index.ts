export { findPostPictures } from './blog.repository.ts';
export { sanitizePost } from './sanitize-post.ts';
