export { countPostUses, findPostPictures, listPostUses } from './blog.repository.ts';
export { sanitizePost } from './sanitize-post.ts';
