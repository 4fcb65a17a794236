import { categories } from '@aaram/shared-domain/catalog';
import { pages } from '@aaram/shared-domain/contract';
import { listFilters } from '#features/catalog/filters-url.ts';
import { productPages } from './product-routes.ts';

/** Which parameters of the address each page reads; all others read none. A function, so that browsers go without. */
export function listPageParameters(): Record<string, readonly string[]> {
  const ofLists = [...listFilters, 'q', 'sort', 'cursor'];
  return {
    ...Object.fromEntries(categories.map(({ slug }) => [pages.category(slug), ofLists])),
    '/search': [...ofLists, 'category'],
    ...Object.fromEntries(Object.keys(productPages).map((pattern) => [pattern, ['size']])),
    '/checkout': ['order'],
    '/user-dashboard': ['tab', 'confirm'],
    '/track-order': ['id'],
  };
}
