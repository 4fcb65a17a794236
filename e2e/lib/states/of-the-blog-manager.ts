import type { Page } from 'playwright-core';
import type { State } from './state.ts';

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
        .getByRole('radio', { name: /^From a time on/ })
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
    name: 'blog manager, question before deleting',
    path: '/admin-blog-manager',
    open: (page) => press(page, /^Delete/),
    shows: question,
  },
];
