import type { SearchWord } from '@aaram/shared-domain/search-words';

/** Words of a search as the API answers them. */
export const buildSearchWords = (over: Partial<SearchWord> = {}): SearchWord => ({
  _id: '1',
  kind: 'one',
  terms: ['track pant', 'lower', 'लोअर'],
  targets: ['joggers'],
  note: 'The usual Indian word',
  ...over,
});
