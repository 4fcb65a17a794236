import type { MediaItem } from '@aaram/shared-domain/media';
import type { Page } from 'playwright-core';
import { longName, longWord } from '../extremes.ts';
import type { State } from '../state.ts';

const [path, media] = ['/admin-media', '/auth/panel/media'];
const region = (page: Page) => page.getByRole('region', { name: 'The chosen picture' });

/** The pictures of a team, with names as long as people make them. */
export function statesOfMedia(picture: string): State[] {
  const item = (over: Partial<MediaItem>): MediaItem => ({
    ...{ _id: 'm1', url: picture, name: longWord, alt: longName.slice(0, 250), original: null, crop: null },
    ...{ createdAt: '2026-11-01T10:00:00.000Z', uses: 0 },
    ...over,
  });
  const items = [item({}), item({ _id: 'm2', name: '', alt: '', uses: 2 })];
  const uses = { products: [{ _id: 'p1', name: longName }], posts: [{ _id: 'b1', name: longWord }] };
  return [
    { name: 'media', path, shows: (page) => page.getByRole('button', { name: /^Choose/ }).first() },
    {
      name: 'media, one chosen',
      path,
      answers: { [`${media}/m1/uses`]: uses, [media]: items },
      open: (page) =>
        page
          .getByRole('button', { name: /^Choose/ })
          .first()
          .click(),
      shows: (page) => region(page).getByText(longWord),
    },
    { name: 'media, none', path, answers: { [media]: [] }, shows: 'You have no pictures yet.' },
    { name: 'media, loading', path, answers: { [media]: 'silence' }, isTwin: true, shows: 'Loading your pictures...' },
    {
      name: 'media, failed',
      path,
      answers: { [media]: 500 },
      isTwin: true,
      shows: 'Your pictures could not be loaded.',
    },
  ];
}
