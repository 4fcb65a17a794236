export { listZeroResultSearches } from './search/zero-result-searches.repository.ts';
export { countProducts, findLeft, findTopProducts } from './seller/product-figures.repository.ts';
