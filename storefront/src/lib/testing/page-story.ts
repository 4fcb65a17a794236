import type { StoryAnswers, StorySurroundings } from '@aaram/shared-platform/testing';
import { answerList } from '@aaram/shared-platform/testing';
import { demoChoices } from './message-choices.ts';
import { makeConsents } from './own-data.ts';
import { demoReturns } from './returns.ts';
import {
  demoAddresses,
  demoCart,
  demoFacets,
  demoList,
  demoOrder,
  demoProduct,
  demoProfile,
  demoStories,
} from './story-data.ts';

/** Answers of a whole store with the demo catalogue. */
const storeAnswers: StoryAnswers = {
  'GET /auth/get-all-products': ({ path }: { path: string }) =>
    path.includes('limit=4')
      ? answerList(demoList.slice(path.includes('newest') ? 0 : 4).slice(0, 4))
      : answerList(demoList),
  'GET /auth/facets': demoFacets,
  [`GET /auth/products/${demoProduct._id}`]: demoProduct,
  [`GET /auth/products/${demoProduct._id}/similar`]: demoList.filter(({ _id }) => _id !== demoProduct._id),
  'GET /blog/posts': demoStories,
  'GET /auth/cart/u1': demoCart,
  'GET /auth/me/saved-items': [],
  'GET /auth/get-wishlist': demoList.slice(0, 5),
  'GET /auth/me/restock-alerts': [],
  'GET /auth/me/profile': demoProfile,
  'GET /auth/me/addresses': demoAddresses,
  'GET /auth/me/messages': demoChoices,
  'GET /credits': [],
  'GET /gift-cards': [],
  'GET /auth/me/consents': makeConsents(),
  'GET /orders/user-orders': [demoOrder('Shipped'), demoOrder('Delivered'), demoOrder('Cancelled')],
  [`GET /orders/${demoOrder('Shipped')._id}/returns`]: demoReturns.shipped,
  [`GET /orders/${demoOrder('Delivered')._id}/returns`]: demoReturns.delivered,
  [`GET /orders/${demoOrder('Cancelled')._id}/returns`]: demoReturns.cancelled,
  'GET /orders/check-status': { orderStatus: 'Processing', paymentStatus: 'Paid' },
};

const platformOf = ({ answers, ...surroundings }: StorySurroundings) => ({
  layout: 'fullscreen',
  platform: { ...surroundings, answers: { ...storeAnswers, ...answers } },
});

/** Parameters of a page's first story: a working store, pictures at phone and desktop width. */
export const pageStory = (surroundings: StorySurroundings = {}) => ({
  ...platformOf(surroundings),
  screenshot: { widths: [390, 1440] },
});

/** The same for the page's other states, for which a phone picture is enough. */
export const stateStory = (surroundings: StorySurroundings = {}) => ({
  ...platformOf(surroundings),
  screenshot: { widths: [390] },
});
