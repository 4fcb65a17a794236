import type { PanelReview } from '@aaram/shared-domain/review';

/** A review that waits for an answer. */
export const buildPanelReview = (changes: Partial<PanelReview> = {}): PanelReview => ({
  _id: 'r1',
  product: { _id: 'p1', name: 'Linen shirt', image: null },
  author: 'Asha R.',
  rating: 4,
  comment: 'Soft from the first wear.',
  media: [],
  createdAt: '2026-11-12T06:00:00.000Z',
  answer: null,
  hidden: null,
  ...changes,
});
