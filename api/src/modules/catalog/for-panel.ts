export { listVainSearches } from './search/vain-searches.repository.ts';
export { countProducts, findLeft, findTopProducts } from './seller/product-figures.repository.ts';
