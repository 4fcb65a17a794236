import type { Product } from '@aaram/shared-domain/catalog';
import type { Page } from 'playwright-core';
import { stopStubbing } from '#lib/browser/stubbed-calls.ts';
import { addresses, fullCart, longInvoice, longWord, ordersOfEachStatus } from '../extremes.ts';
import { refusal, type State } from '../state.ts';

const saved = { '/auth/me/addresses': { addresses, email: 'meera@example.com' } };

async function placeOrder(page: Page) {
  await page.getByRole('radio', { name: /Online Payment/ }).check();
  await page.getByRole('button', { name: 'Place Order' }).click();
}

/** A refusal before anything is ordered. */
const refused = (name: string, code: string, message: string, more: object): State => ({
  name: `checkout, ${name}`,
  path: '/checkout',
  answers: { ...saved, '/orders/create-order': refusal(409, { code, message, ...more }) },
  open: placeOrder,
  shows: message,
});

/** Failures while buying, and pages with too much of everything. */
export function statesOfABuyer(product: Product): State[] {
  const cart = { '/auth/cart': fullCart(product) };
  return [
    {
      name: 'cart, loading',
      path: '/cart',
      answers: { '/auth/cart': 'silence' },
      shows: (page) => page.getByRole('heading', { name: 'Your cart' }),
    },
    {
      name: 'checkout, loading',
      path: '/checkout',
      answers: { '/auth/cart': 'silence' },
      shows: (page) => page.getByRole('main').locator('[aria-busy=true], [class*=skeleton]').first(),
    },
    {
      name: 'cart, too much of everything',
      path: '/cart',
      // The products of this cart exist in no store, so nothing is similar to them.
      answers: { ...cart, '/auth/products/': [] },
      shows: 'Proceed to Checkout',
    },
    {
      name: 'cart, toast while the bar is there',
      path: '/cart',
      only: 'phone',
      answers: { '/auth/update': 500 },
      open: async (page) => {
        await page.getByRole('button', { name: 'Increase quantity' }).first().click();
        await page.evaluate(() => dispatchEvent(new Event('blur')));
      },
      shows: 'Failed to update cart',
    },
    {
      name: 'cart, offline',
      isOffline: true,
      path: '/cart',
      isAlone: true,
      answers: { '/auth/cart': 500 },
      open: async (page) => {
        const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
        await retry.waitFor();
        // The stub would answer without a network too.
        await stopStubbing(page);
        await page.context().setOffline(true);
        await retry.click();
      },
      shows: 'The store did not answer. Check your connection and try again.',
    },
    {
      name: 'checkout, too much of everything',
      path: '/checkout',
      answers: { ...cart, ...saved },
      shows: (page) => page.getByRole('radio', { name: /Lake Road/ }),
    },
    refused('prices changed', 'PRICE_CHANGED', 'Prices have changed. Please review your cart.', {
      quote: { payableAmount: 1_526.18 },
    }),
    refused('out of stock', 'OUT_OF_STOCK', 'Only 0 items available in size S', {
      lines: [{ product: product._id, size: 'S', available: 0 }],
    }),
    refused('order failed', 'INTERNAL', 'Something went wrong.', {}),
    {
      name: 'checkout of a placed order, not opened',
      path: '/checkout?order=01900000-0000-7000-8000-000000000000',
      answers: {
        '/orders/user-orders': ordersOfEachStatus(product),
        '/orders/01900000-0000-7000-8000-000000000000/pay': refusal(503, {
          code: 'PAYMENT_PROVIDER_UNAVAILABLE',
          message: 'Something went wrong.',
        }),
      },
      shows: 'Something went wrong.',
    },
    {
      name: 'my addresses, long lines',
      path: '/user-dashboard?tab=addresses',
      answers: saved,
      shows: (page) => page.getByText('12 Lake Road').first(),
    },
    {
      name: 'my orders, each status',
      path: '/user-dashboard?tab=myorders',
      answers: { '/orders/user-orders': ordersOfEachStatus(product), '/orders/': { lines: [], returns: [] } },
      shows: (page) => page.getByText('Refunded').first(),
    },
    {
      name: 'my orders, alert about an empty review',
      path: '/user-dashboard?tab=myorders',
      open: (page) => page.getByRole('button', { name: 'Submit review' }).first().click(),
      shows: (page) => page.getByRole('alertdialog', { name: 'Please provide both rating and comment' }),
    },
    {
      name: 'track order, a long unknown ID',
      path: `/track-order?id=${longWord}${longWord}`,
      shows: 'No order with this ID was found.',
    },
    {
      name: 'invoice, twelve long lines',
      path: '/invoice/x',
      answers: { '/orders/x/invoice': longInvoice() },
      shows: (page) => page.getByRole('table').first(),
    },
  ];
}
