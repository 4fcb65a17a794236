import type { PanelReview } from '@aaram/shared-domain/review';
import { longName, longWord } from '../extremes.ts';
import type { State } from '../state.ts';

const path = '/admin-reviews';
const list = '/auth/panel/reviews';
const review: PanelReview = {
  _id: 'r1',
  product: { _id: 'p1', name: longName, image: null },
  author: longWord,
  rating: 2,
  comment: `${longName}\n\n${longWord.repeat(4)}`,
  media: [],
  createdAt: '2026-10-20T10:00:00.000Z',
  answer: { text: longWord, at: '2026-10-25T10:00:00.000Z' },
  hidden: { reason: longName, at: '2026-10-25T10:00:00.000Z' },
};

/** The panel's reviews, with texts as long as people make them. */
export const statesOfReviews: State[] = [
  {
    name: 'panel reviews, one hidden',
    path,
    answers: { [list]: [{ ...review, _id: 'r2', answer: null, hidden: null }, review] },
    shows: (page) => page.getByText(/^Hidden on/),
  },
  { name: 'panel reviews, none', path, answers: { [list]: [] }, isTwin: true, shows: 'No reviews found.' },
];
