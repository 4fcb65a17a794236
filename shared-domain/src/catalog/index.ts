export {
  type Category,
  type CategoryName,
  type CategorySlug,
  categories,
  findCategory,
  resolveSizeType,
} from './categories.ts';
export { countries, isImported } from './countries.ts';
export {
  checkDetails,
  type DetailProblems,
  noDetails,
  type ProductDetails,
  readDetails,
  type TypedDetails,
  typeDetails,
} from './details.ts';
export { MAX_FAMILY, MAX_FAMILY_CODE } from './family.ts';
export {
  type Facets,
  type FacetValue,
  type PriceRangeId,
  type ProductFilters,
  priceRangeIds,
  priceRanges,
  priceRangesOf,
  type SortId,
  sortIds,
  sortOptions,
  tidySearchText,
} from './filters.ts';
export { findAudience, type ListedVariant, listVariants, pathOfVariant } from './listed-variants.ts';
export { type ListingGap, listingGaps, listingPoints, scoreListing } from './listing-score.ts';
export { MAX_PICTURE_TEXT, tidyPictureText } from './picture-texts.ts';
export { findMrpConflict, priceWithGst } from './price-with-gst.ts';
export {
  listMissing,
  listMissingFacts,
  listNeededFacts,
  type ProductState,
  type PublishedField,
  productStates,
  type StateFilter,
  stateFilters,
} from './publishing.ts';
export {
  readSearchNotice,
  SEARCH_NOTICE_HEADER,
  type SearchChip,
  type SearchNotice,
  writeSearchNotice,
} from './search-notice.ts';
export {
  availableSizes,
  resetStock,
  type SizeType,
  type StockEntry,
  sizesByType,
  sizeTypes,
  totalStock,
} from './sizes.ts';
export { isSku } from './sku.ts';
export { LOW_STOCK, type StockLevel, stockLevel, stockLevels } from './stock-level.ts';
export { findTooLongTag, MAX_TAG_LENGTH, parseTags } from './tags.ts';

/** Maximum number of pictures of a product (product-rules.md#product-images). */
export const MAX_PRODUCT_IMAGES = 5;
export { MAX_NAME_LENGTH, MAX_SKU } from '../product-fields/limits.ts';
export { readSize } from './read-size.ts';
export { saidOrNothing } from './said-or-nothing.ts';
export type {
  FamilyMember,
  FeedPart,
  FeedProduct,
  OwnProduct,
  OwnProductSummary,
  Product,
  ProductColour,
  ProductFamily,
  ProductSummary,
  ProductUpdate,
  SearchLink,
  Suggestion,
  Wished,
} from './schema.ts';
