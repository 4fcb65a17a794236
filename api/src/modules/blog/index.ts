export { countPostUses, findPostPictures, findPostTitles, findTitledPosts, listPostUses } from './blog.repository.ts';
export { sanitizePost } from './sanitize-post.ts';
