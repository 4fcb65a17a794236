import type { HeadTags } from '@aaram/shared-platform';
import { pictureSrcSet } from '@aaram/shared-ui/picture';

/** The preload hint for a first-screen picture; empty for URLs without stored sizes. */
export function preloadPicture(src: string | null | undefined, sizes: string): NonNullable<HeadTags['preloadImages']> {
  const srcSet = src ? pictureSrcSet(src, 'avif') : undefined;
  return srcSet ? [{ srcSet, sizes, type: 'image/avif' }] : [];
}
