import type { Page } from 'playwright-core';
import type { State } from '../state.ts';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first().click();

/** Keys do nothing before the page's scripts run. */
async function pressOnceLoaded(page: Page, key: string) {
  await main(page).getByRole('row').nth(1).waitFor();
  await page.keyboard.press(key);
}

/** The lists of products and orders with filters, a selection, other columns, and orders as rows. */
export const listStates: State[] = [
  {
    name: 'products, filters open',
    path: '/admin-products?category=Women',
    open: (page) => press(page, /^Filters/),
    shows: (page) => main(page).getByRole('textbox', { name: 'Price up to' }),
  },
  {
    name: 'products, none with these filters',
    path: '/admin-products?tag=no-such-tag',
    shows: 'Nothing matches these filters.',
  },
  {
    name: 'products, selected',
    path: '/admin-products',
    open: async (page) => main(page).getByRole('checkbox', { name: 'Select all rows of this page' }).check(),
    shows: (page) => main(page).getByRole('button', { name: /^Select all \d+ that match/ }),
  },
  {
    name: 'products, columns and views',
    path: '/admin-products',
    open: (page) => press(page, 'Columns and views'),
    shows: (page) => page.getByRole('dialog').getByRole('textbox', { name: 'Name of the view' }),
  },
  {
    name: 'orders, filters open',
    path: '/admin-orders?payment=Paid',
    open: (page) => press(page, /^Filters/),
    shows: (page) => main(page).getByRole('textbox', { name: 'Total up to' }),
  },
  {
    name: 'orders, as rows',
    path: '/admin-orders',
    answers: { '/auth/panel/tables/orders': { columns: null, density: 'compact', views: [] } },
    open: async (page) => {
      await main(page).getByRole('checkbox', { name: 'Select all rows of this page' }).check();
      await press(page, /^Show all of order/);
    },
    shows: (page) => main(page).getByRole('article'),
  },
  {
    name: 'orders, tracking IDs of those selected',
    path: '/admin-orders',
    answers: { '/auth/panel/tables/orders': { columns: null, density: 'compact', views: [] } },
    open: async (page) => {
      await main(page).getByRole('checkbox', { name: 'Select all rows of this page' }).check();
      await press(page, 'Change…');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: 'What to change' }).selectOption('Tracking IDs');
      await dialog.getByRole('button', { name: 'Preview' }).click();
    },
    shows: 'Please enter at least one line with an order number and a tracking ID.',
  },
  {
    name: 'palette, pages and actions',
    path: '/admin-orders',
    open: (page) => pressOnceLoaded(page, 'Control+k'),
    shows: (page) => page.getByRole('option', { name: 'Add Product' }),
  },
  {
    name: 'palette, found',
    path: '/admin-orders',
    open: async (page) => {
      await page.getByRole('button', { name: 'Find anything' }).click();
      await page.getByRole('combobox', { name: /^Find/ }).fill('kurta');
    },
    shows: (page) => page.getByRole('option', { name: /^Product: / }).first(),
  },
  {
    name: 'palette, nothing found',
    path: '/admin-orders',
    open: async (page) => {
      await pressOnceLoaded(page, 'Control+k');
      await page.getByRole('combobox', { name: /^Find/ }).fill('no such thing');
    },
    shows: 'Nothing found',
  },
  {
    name: 'sheet of shortcuts',
    path: '/admin-orders',
    open: (page) => pressOnceLoaded(page, '?'),
    shows: (page) => page.getByRole('checkbox', { name: 'Use single keys' }),
  },
];
