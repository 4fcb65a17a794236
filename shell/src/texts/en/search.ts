import { formatCount, plural } from '@aaram/shared-domain/format';

/** The list below the search field, and what is said about it. */
export const suggestions = 'Suggestions';
export const noSuggestions = 'No suggestions';
export const suggestionsFound = (count: number) =>
  `${count} ${plural(count, { one: 'suggestion', other: 'suggestions' })}, use the arrow keys`;
export const inCategory = (words: string, category: string) => `${words} in ${category}`;
export const countProducts = (count: number) =>
  `${formatCount(count)} ${plural(count, { one: 'product', other: 'products' })}`;
export const nothingFor = (words: string) => `Nothing found for “${words}”. Browse a category:`;
