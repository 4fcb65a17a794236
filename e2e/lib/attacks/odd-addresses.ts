const UNKNOWN_ID = '01900000-0000-7000-8000-000000000000';

/** Ids in URLs that match nothing, have no valid shape, or break off inside an encoded character. */
const oddIds = [UNKNOWN_ID, 'undefined', 'a%2F%F0%9F%A7%B5', '%E0%A4%A', '%00', 'x'.repeat(1500)];

/** Values in a URL's search that no choice on the page produces. */
const nonsense = 'page=-1&sort=nonsense&cursor=garbage';
const unknown = 'brand=Unknown&size=XXXXL&tag=none&priceRange=free&subcategory=Spaceships';
const oddSearches = [
  nonsense,
  unknown,
  'q=%00&page=NaN&sort=%E0%A4%A',
  `category=Unknown&brand=${'x'.repeat(300)}&q=a${'%F0%9F%A7%B5'.repeat(80)}`,
];

const withIds = (build: (id: string) => string) => oddIds.map(build);
/** For pages that treat ids in the same way as another page that is tested with all of them. */
const withFewIds = (build: (id: string) => string) => [UNKNOWN_ID, '%E0%A4%A'].map(build);
const withSearches = (path: string) => oddSearches.map((search) => `${path}?${search}`);

/** Public URLs that name nothing. */
export const oddPublicAddresses: string[] = [
  ...withIds((id) => `/single-product/${id}`),
  ...withFewIds((id) => `/customized/single-product/${id}`),
  ...withIds((id) => `/blog-details/${id}`),
  ...withFewIds((id) => `/reset-password/${id}`),
  ...withFewIds((id) => `/no-such-page/${id}`),
  ...withSearches('/search'),
  ...withSearches('/women'),
  ...['/', '/blogs', '/faq', '/login', '/signup', '/forgot-password'].map((path) => `${path}?${nonsense}`),
];

/** The same for shoppers' pages. */
export const oddShopperAddresses: string[] = [
  '/order-confirmation',
  ...withIds((id) => `/order-confirmation/${id}/x`),
  ...withFewIds((id) => `/invoice/${id}`),
  ...withFewIds((id) => `/track-order?id=${id}`),
  ...withFewIds((id) => `/checkout?order=${id}`),
  '/user-dashboard?tab=nonsense',
  ...['/cart', '/wishlist', '/checkout'].map((path) => `${path}?${nonsense}`),
];

/** The same for an admin's pages, in the back office. */
export const oddPanelAddresses: string[] = [
  ...withFewIds((id) => `/admin-orders/${id}`),
  ...withFewIds((id) => `/admin-invoice/${id}`),
  ...['/admin-products', '/admin-orders'].flatMap(withSearches),
  '/admin-products?stock=nonsense',
  '/admin-orders?status=nonsense',
  ...['/admin-dashboard', '/admin-add-product', '/admin-blog-manager'].map((path) => `${path}?${nonsense}`),
];
