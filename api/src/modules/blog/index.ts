export { sanitizePost } from './sanitize-post.ts';
