export { blogModule } from './blog.routes.ts';
export { sanitizePost } from './sanitize-post.ts';
