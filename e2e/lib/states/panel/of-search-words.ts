import { longName, longWord } from '../extremes.ts';
import type { State } from '../state.ts';

const path = '/admin-search-words';
const call = '/auth/panel/search-words';
const words = [
  { _id: '1', kind: 'one', terms: ['track pant', 'lower', 'लोअर'], targets: ['joggers'], note: longName.slice(0, 200) },
  { _id: '2', kind: 'same', terms: [longWord.slice(0, 40), 'grey'], targets: [], note: '' },
];
const many = Array.from({ length: 51 }, (_, row) => ({ ...words[0], _id: `w${row}` }));

/** The panel's page of the words of searches. */
export const statesOfSearchWords: State[] = [
  { name: 'search words', path, answers: { [call]: words }, shows: 'joggers' },
  {
    name: 'search words, searched',
    path: `${path}?q=grey`,
    answers: { [call]: words },
    shows: (page) => page.getByRole('cell', { name: 'Mean the same' }),
  },
  { name: 'search words, none match', path: `${path}?q=zzz`, answers: { [call]: words }, shows: 'No words match.' },
  {
    name: 'search words, more than a page',
    path,
    answers: { [call]: many },
    shows: (page) => page.getByRole('main').getByRole('button', { name: 'Next' }),
    isTwin: true,
  },
  {
    name: 'search words, failed',
    path,
    answers: { [call]: 500 },
    shows: (page) => page.getByRole('main').getByRole('button', { name: 'Try again' }),
  },
];
