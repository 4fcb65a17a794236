import type { BlogPostSummary } from '@aaram/shared-domain/content';

type WithPictures = Pick<BlogPostSummary, 'featuredImage' | 'image'>;

/** The picture a post is known by, or undefined when it has none. */
export const findCover = (post: WithPictures): string | undefined => post.featuredImage ?? post.image[0];

/** The picture that opens the list of posts; it comes with the code, as the storefront's do. */
export const HERO_PICTURE = '/media/hero-women_1200x800_fbeaf2/1200.webp';

/** How wide the large pictures are drawn; the page and its preload must agree. */
export const pictureSizes = {
  hero: '(width < 1024px) 100vw, 53vw',
  featured: '(width < 1440px) 100vw, 1440px',
} as const;
