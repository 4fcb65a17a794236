import type { Page } from 'playwright-core';
import { longWord } from '../extremes.ts';
import type { State } from '../state.ts';

const path = '/admin-releases';
const call = '/auth/panel/releases';
const at = '2026-11-22T08:00:00.000Z';
const change = { at, by: 'Asha Venkataraghavan', why: `Pictures are missing ${longWord}`.slice(0, 200) };
const figures = { views: 1_23_456, errors: 789, paints: 12_345, paintMs: 1834 };
const move = { part: 'blog', how: 'promote', version: '0ecc5efa48c2', by: change.by, at };
const refusal = `/blogs of blog 0ecc5efa48c2 fails when it is rendered: ${longWord}.\n/gallery of blog fails.`;

const overview = {
  releaseSet: '3f1c9a0b7d52',
  countedSince: at,
  parts: [
    {
      part: 'blog',
      live: '5d1f0a7be913',
      previous: '77aa00bb11cc',
      held: { how: 'rolled back', ...change },
      canary: { version: '0ecc5efa48c2', percent: 10, ...change },
      problem: 'it made no progress',
      versions: ['5d1f0a7be913', '0ecc5efa48c2', '77aa00bb11cc'].map((version, row) => ({
        version,
        isLive: row === 0,
        storedAt: at,
        live: row === 1 ? null : change,
        commit: row === 0 ? '1a2b3c4d5e6f+' : null,
        share: row === 0 ? 99.9 : 0.1,
        figures,
      })),
    },
  ],
  underWay: null,
  ended: { ...move, endedAt: at, refusal },
};
const answers = { [call]: overview };
const preview = '/auth/panel/releases/previews';
const address = '/blogs?release=blog@0ecc5efa48c2.x';
const promote = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Promote blog 0ecc5efa48c2' });

/** The panel's page of releases. */
export const statesOfReleases: State[] = [
  { name: 'panel releases', path, answers, shows: promote },
  {
    name: 'panel releases, a move under way',
    path,
    answers: { [call]: { ...overview, underWay: move } },
    shows: `Trying all pages of blog 0ecc5efa48c2, for ${change.by}.`,
  },
  {
    name: 'panel releases, reason missing',
    path,
    answers,
    open: async (page) => {
      await promote(page).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Promote' }).click();
    },
    shows: 'Please say why.',
  },
  {
    name: 'panel releases, the share of a canary is wrong',
    path,
    answers,
    open: async (page) => {
      await page.getByRole('button', { name: 'Change share of blog 0ecc5efa48c2' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Share of the visitors, in percent' }).fill('0');
      await dialog.getByRole('button', { name: 'Try' }).click();
    },
    shows: 'Please enter a whole number from 1 to 99.',
  },
  {
    name: 'panel releases, a preview',
    path,
    answers: { [preview]: { address, until: at }, ...answers },
    open: (page) => page.getByRole('button', { name: 'Preview blog 0ecc5efa48c2' }).click(),
    shows: 'Open the preview',
  },
  {
    name: 'panel releases, none',
    path,
    answers: { [call]: { ...overview, parts: [], ended: null } },
    shows: 'Nothing has been released yet.',
  },
  {
    name: 'panel releases, failed',
    path,
    answers: { [call]: 500 },
    shows: (page) => page.getByRole('main').getByRole('button', { name: 'Try again' }),
  },
  { name: 'panel releases, loading', path, answers: { [call]: 'silence' }, shows: 'Loading releases...' },
];
