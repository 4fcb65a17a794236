import type { BlogPostSummary } from '@aaram/shared-domain/content';

type WithPictures = Pick<BlogPostSummary, 'featuredImage' | 'image'>;

/** The main picture of a post, or undefined when it has none. */
export const findCover = (post: WithPictures): string | undefined => post.featuredImage ?? post.image[0];

/** The picture above the list of posts; part of the release, like the storefront's. */
export const HERO_PICTURE = '/media/hero-women_1200x800_fbeaf2/1200.webp';

/** Widths of the large pictures; the page and its preload must use the same. */
export const pictureSizes = {
  hero: '(width < 1024px) 100vw, 53vw',
  featured: '(width < 1440px) 100vw, 1440px',
} as const;
