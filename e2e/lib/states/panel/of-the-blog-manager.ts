import type { Page } from 'playwright-core';
import type { State } from '../state.ts';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first().click();
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Are you sure?' });

/** What opens on the page where posts are written. */
export const statesOfTheBlogManager: State[] = [
  {
    name: 'blog manager, title missing',
    path: '/admin-blog-manager',
    open: (page) => press(page, 'Create Post'),
    shows: 'Title is required.',
  },
  {
    name: 'blog manager, editing',
    path: '/admin-blog-manager',
    open: (page) => press(page, /^Edit/),
    shows: (page) => main(page).getByRole('button', { name: 'Update Post' }),
  },
  {
    name: 'blog manager, scheduling',
    path: '/admin-blog-manager',
    open: (page) =>
      main(page)
        .getByRole('radio', { name: /^At a set time/ })
        .check(),
    shows: (page) => main(page).getByLabel('Day and time in India'),
  },
  {
    name: 'blog manager, revisions',
    path: '/admin-blog-manager',
    open: async (page) => {
      await press(page, /^Edit/);
      await press(page, 'Revisions');
    },
    shows: (page) => page.getByRole('dialog', { name: /^Revisions of/ }).getByText(/No revisions yet|As it is now/),
  },
  {
    name: 'blog manager, preview link',
    path: '/admin-blog-manager',
    open: (page) => press(page, /^Preview/),
    shows: (page) => page.getByRole('dialog').getByRole('link', { name: 'Open preview' }),
  },
  {
    name: 'blog manager, library',
    path: '/admin-blog-manager',
    open: (page) => press(page, 'Picture'),
    shows: (page) => page.getByRole('dialog', { name: 'Your pictures' }).getByRole('button', { name: 'Next' }),
  },
  {
    name: 'blog manager, picture of the library chosen',
    path: '/admin-blog-manager',
    open: async (page) => {
      await press(page, 'Picture');
      const library = page.getByRole('dialog', { name: 'Your pictures' });
      await library
        .getByRole('button', { name: /^Choose/ })
        .first()
        .click();
    },
    shows: (page) => page.getByRole('dialog').getByRole('button', { name: 'Use this picture' }),
  },
  {
    name: 'blog manager, picture without a text',
    path: '/admin-blog-manager',
    open: async (page) => {
      await press(page, 'Picture');
      const library = page.getByRole('dialog', { name: 'Your pictures' });
      await library
        .getByRole('button', { name: /^Choose/ })
        .first()
        .click();
      await library.getByRole('button', { name: 'Use this picture' }).click();
      await press(page, 'Insert picture');
    },
    shows: 'Please say what the picture shows, or mark it as decorative.',
  },
  {
    name: 'blog manager, library failed',
    path: '/admin-blog-manager',
    answers: { '/auth/panel/media': 500 },
    open: (page) => press(page, 'Picture'),
    shows: 'Your pictures could not be loaded.',
  },
  {
    name: 'blog manager, product found',
    path: '/admin-blog-manager',
    open: async (page) => {
      await press(page, 'Product');
      await main(page).getByRole('searchbox', { name: 'Find a product' }).fill('hoodie');
    },
    shows: (page) => main(page).getByRole('list', { name: 'Products found' }),
  },
  {
    name: 'blog manager, question before deleting',
    path: '/admin-blog-manager',
    open: (page) => press(page, /^Delete/),
    shows: question,
  },
];
