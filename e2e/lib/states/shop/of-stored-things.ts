import type { Product } from '@aaram/shared-domain/catalog';
import type { Page } from 'playwright-core';
import { settled } from '#lib/browser/settled.ts';
import { longName } from '../extremes.ts';
import { reply, type State } from '../state.ts';

/** The browser remembers some products, and the page's end comes near. */
async function seeViewed(page: Page) {
  const ids = [1, 2].map((index) => `01900000-0000-7000-8000-00000000000${index}`);
  await page.evaluate((stored) => localStorage.setItem('viewed', stored), JSON.stringify(ids));
  await page.reload({ waitUntil: 'commit' });
  await settled(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
}

const inCart: State[] = [
  {
    name: 'cart, saved for later did not load',
    path: '/cart',
    answers: { '/auth/me/saved-items': 500 },
    shows: 'What you saved for later could not be loaded.',
  },
  {
    name: 'cart, a line that could not be saved for later',
    path: '/cart',
    answers: {
      'POST /auth/me/saved-items': reply(500, { code: 'INTERNAL', message: 'Something went wrong.' }),
      '/auth/me/saved-items': [],
    },
    refuses: '/auth/me/saved-items',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Save for later/ })
        .first()
        .click();
      // Toasts stay while the page does not have the focus.
      await page.evaluate(() => dispatchEvent(new Event('blur')));
    },
    shows: (page) => page.getByText(/^It could not be saved for later/),
  },
];

const onWishlist: State[] = [
  {
    name: 'wishlist, sizes awaited did not load',
    path: '/wishlist',
    answers: { '/auth/me/restock-alerts': 500 },
    shows: 'The sizes you are waiting for could not be loaded.',
  },
  ...(['wide', 'phone'] as const).map(
    (only): State => ({
      name: `wishlist, toast on a ${only} screen`,
      path: '/wishlist',
      only,
      answers: { '/auth/remove-wishlist': 500 },
      open: async (page) => {
        await page
          .getByRole('button', { name: /^Remove/ })
          .first()
          .click();
        // Toasts stay while the page does not have the focus.
        await page.evaluate(() => dispatchEvent(new Event('blur')));
      },
      shows: 'Failed to remove from Wishlist.',
    }),
  ),
];

/** What a shopper meets of what the store keeps for them: the wishlist, sizes that they wait for, what is saved for later. */
export function statesOfStoredThings({ description: _description, reviews: _reviews, ...card }: Product): State[] {
  const saved = { product: card, quantity: 2, size: 'S', customImages: null, savedPrice: card.price };
  return [
    {
      name: 'product, recently viewed',
      path: `/single-product/${card._id}`,
      answers: {
        '/auth/product-cards': [
          { ...card, name: longName },
          { ...card, _id: 'x', isAvailable: false },
        ],
      },
      open: seeViewed,
      shows: (page) => page.getByRole('heading', { name: 'Recently viewed' }),
    },
    {
      name: 'product, recently viewed is forgotten',
      path: `/single-product/${card._id}`,
      answers: { '/auth/product-cards': [card] },
      open: async (page) => {
        await seeViewed(page);
        await page.getByRole('button', { name: 'Clear what you viewed recently' }).click();
      },
      shows: 'Your recently viewed products are cleared.',
    },
    {
      name: 'cart, empty, recently viewed',
      path: '/cart',
      answers: {
        '/auth/cart': { items: [], total: 0, removed: [] },
        '/auth/product-cards': [card, { ...card, _id: 'x', name: longName }],
      },
      open: seeViewed,
      shows: (page) => page.getByRole('heading', { name: 'Recently viewed' }),
    },
    {
      name: 'wishlist, sizes awaited',
      path: '/wishlist',
      answers: {
        '/auth/me/restock-alerts': [
          { _id: 'r1', product: card, size: 'M', askedAt: '2026-11-20T08:00:00.000Z' },
          { _id: 'r2', product: { ...card, name: longName }, size: 'XXL', askedAt: '2026-11-20T08:00:00.000Z' },
        ],
      },
      shows: 'Sizes you are waiting for',
    },
    {
      name: 'wishlist, at a lower price',
      path: '/wishlist',
      answers: {
        '/auth/get-wishlist': [
          { ...card, savedPrice: card.price + 12_345.5 },
          { ...card, _id: 'x', name: longName },
        ],
      },
      shows: '₹12,345.50 less than when you saved it',
    },
    {
      name: 'wishlist, choosing a size for the cart',
      path: '/wishlist',
      // The shop's own product has one size, which is moved without a question.
      answers: { '/auth/get-wishlist': [{ ...card, stock: ['S', 'M', 'XXL'].map((size) => ({ size, quantity: 2 })) }] },
      open: (page) => page.getByRole('button', { name: /^Move to cart/ }).click(),
      shows: (page) => page.getByRole('dialog', { name: 'Choose a size' }),
    },
    {
      name: 'cart, saved for later',
      path: '/cart',
      answers: {
        '/auth/me/saved-items': [
          { ...saved, _id: 's1', savedPrice: card.price + 12_345.5 },
          { ...saved, _id: 's2', product: { ...card, name: longName }, quantity: 1000 },
          { ...saved, _id: 's3', product: { ...card, isAvailable: false } },
        ],
      },
      shows: (page) => page.getByRole('heading', { name: /^Saved for later/ }),
    },
    { name: 'wishlist', path: '/wishlist', shows: (page) => page.getByRole('button', { name: /^Remove/ }).first() },
    ...onWishlist,
    ...inCart,
  ];
}
