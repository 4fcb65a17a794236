export { type ApiLevels, apiLevels, isServed, levelOf } from '../release/api-level.ts';
export type {
  FileSet,
  LiveFacts,
  ReleaseCanary,
  ReleaseHold,
  ReleaseMove,
  ReleaseSet,
  RemoteManifest,
  RemotePointer,
  RemoteRelease,
  ShellManifest,
  ShellPointer,
} from '../release/manifest.ts';
export { addressOf, baseOf, contentFolder } from '../release/manifest.ts';
export { createAccountCalls } from './account-calls.ts';
export { adminPages } from './admin-pages.ts';
export {
  type ApiClient,
  createApiClient,
  createStoreClient,
  type ListPage,
  type ProductListQuery,
  type StoreClient,
} from './api-client.ts';
export { blogPages } from './blog-pages.ts';
export { bodyLimits } from './body-limits.ts';
export { createCardCalls } from './card-calls.ts';
export { CHANGE_COOKIE, readChangeCookie } from './change-cookie.ts';
export { createChangeSetCalls, type TrailQuery } from './change-set-calls.ts';
export { createCreditCalls } from './credit-calls.ts';
export { createDesignCalls, createPrintCalls } from './design-calls.ts';
export { ApiError, type ErrorBody, type ErrorCode, errorCodes, type Issue } from './errors.ts';
export { connectionAdvice, failureText, withReason } from './failure-text.ts';
export { createGrievanceCalls } from './grievance-calls.ts';
export { createMediaCalls } from './media-calls.ts';
export { createMessageCalls } from './message-calls.ts';
export { createOrderCalls } from './order-calls.ts';
export { createOutboxCalls } from './outbox-calls.ts';
export { createOwnDataCalls } from './own-data-calls.ts';
export { createOwnSafetyCalls } from './own-safety-calls.ts';
export { pages, payLinkPage } from './pages.ts';
export { createPanelCalls } from './panel-calls.ts';
export { panelKeys } from './panel-keys.ts';
export { createPanelListCalls, type ListQuery } from './panel-list-calls.ts';
export {
  MAX_PAGE_ROWS,
  MAX_VIEWS,
  type OrderSort,
  orderSorts,
  type PanelTable,
  type ProductSort,
  panelTables,
  productSorts,
} from './panel-lists.ts';
export type {
  PanelOrderFilters,
  PanelProduct,
  PanelProductFilters,
  TableChange,
  TableSettings,
} from './panel-lists-schema.ts';
export type { PanelFigures } from './panel-schema.ts';
export { createPasswordCalls } from './password-calls.ts';
export { createPayLinkCalls, createPayPageCalls } from './pay-link-calls.ts';
export { createPostCalls } from './post-calls.ts';
export { PRICE_RULE_HEADER } from './price-rule.ts';
export { createProductCalls } from './product-calls.ts';
export { isPersonal, queryKeys } from './query-keys.ts';
export { createReleaseCalls } from './release-calls.ts';
export { createRestockCalls } from './restock-calls.ts';
export { createReturnCalls } from './return-calls.ts';
export { createPanelReviewCalls, createReviewCalls, type ReviewQuery } from './review-calls.ts';
export { MAX_SALES_DAYS, MAX_SALES_ROWS, type SalesGroup, salesGroups } from './sales.ts';
export { createSalesCalls } from './sales-calls.ts';
export type { PanelOutlook, Sales } from './sales-schema.ts';
export { createSavedCalls } from './saved-calls.ts';
export { createSearchWordCalls } from './search-word-calls.ts';
export { createSecurityCalls } from './security-calls.ts';
export { createSitemapCalls } from './sitemap-calls.ts';
export { createTeamCalls } from './team-calls.ts';
export type { Transport } from './transport.ts';
export { createWorkCalls } from './work-calls.ts';
