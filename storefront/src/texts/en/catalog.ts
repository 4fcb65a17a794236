/** Lists of products: the pages of the categories and the search. */
import { formatCount, plural } from '@aaram/shared-domain/format';

// Titles of the pages
export const searchedFor = (words: string) => `“${words}”`;
export const search = 'Search';
export const newArrivals = 'New arrivals';
export const everything = 'Everything';

// Above the list
export const products = 'Products';
export const subcategories = 'Subcategories';
export const all = 'All';
export const countProducts = (count: number) =>
  plural(count, { one: `${formatCount(count)} product`, other: `${formatCount(count)} products` });

// Filters and their groups
export const filters = 'Filters';
export const price = 'Price';
export const brand = 'Brand';
export const tags = 'Tags';
export const chosenFilters = 'Chosen filters';
export const removeFilter = (filter: string) => `Remove ${filter}`;
export const clearAll = 'Clear all';
export const applyFilters = 'Apply filters';

// Order of the products
export const sort = 'Sort';
export const sortBy = 'Sort by';
export const newestFirst = 'Newest first';
export const featured = 'Featured';

// Bar and sheet on phones
export const filterAndSort = 'Filter and sort';
export const filter = 'Filter';
export const showProducts = 'Show products';
export const showCount = (count: number) =>
  plural(count, { one: `Show ${formatCount(count)} product`, other: `Show ${formatCount(count)} products` });

// Below the list
export const showingAll = (count: number) =>
  plural(count, { one: `Showing ${formatCount(count)} product`, other: `Showing all ${formatCount(count)} products` });
export const shownOf = (shown: number, total: number) => `${formatCount(shown)} of ${formatCount(total)}`;
export const showMore = 'Show more';
export const nextNotLoaded = 'The next products did not load.';

// How a search was understood
export const resultsFor = (words: string) => `Results for “${words}”.`;
export const nothingFor = (words: string) => `Nothing for “${words}”. These are the nearest.`;
export const notSoldHere = (words: string) => `We do not sell “${words}”. These are the nearest.`;
export const searchLetters = (words: string) => `Search for “${words}” letter by letter`;
export const onlyLetters = (words: string) => `Only products with the letters “${words}”.`;
export const searchMeaning = 'Search for what it means';
export const namedFilters = 'Filters that your search names';
export const asName = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const pageNames: Readonly<Record<string, string>> = {
  '/track-order': 'Track your order',
  '/return-policy': 'Returns and exchanges',
  '/faq': 'Questions and answers',
  '/contact': 'Contact us',
  '/size-guide': 'Size guide',
  '/shipping-policy': 'Delivery and charges',
};
export const goToPage = (path: string) => `Go to: ${pageNames[path] ?? path}`;

// Instead of the list
export const productsNotLoaded = 'The products did not load.';
export const nothingFound = 'No products match.';
export const removeSomeFilters = 'Remove a filter or two and try again.';
export const clearAllFilters = 'Clear all filters';
export const shelves = 'Categories';
export const tryAnotherWord = 'Try another word, or browse a category.';
export const backToStore = 'Back to the store';
