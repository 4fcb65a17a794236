/** Texts that several pages of the storefront share. */
import { formatCount, plural } from '@aaram/shared-domain/format';

// Pages of the store: breadcrumbs, titles of pages, links
export const home = 'Home';
export const cart = 'Cart';
export const checkout = 'Checkout';
export const wishlist = 'Wishlist';
export const trackOrder = 'Track order';
export const myAccount = 'My account';
export const myOrders = 'My Orders';
export const viewMyOrders = 'View My Orders';
export const sizeGuide = 'Size guide';
export const startShopping = 'Start Shopping';

// Buttons
export const cancel = 'Cancel';
export const edit = 'Edit';
export const remove = 'Remove';
export const payNow = 'Pay now';
export const tryAgain = 'Try again';

// While something loads
export const oneMoment = 'One moment…';

// What did not work
export const cartNotLoaded = 'Your cart could not be loaded.';
export const ordersNotLoaded = 'Error fetching orders';
export const addressesNotLoaded = 'Failed to fetch addresses';
export const addressNotAdded = 'Failed to add address';
export const addressNotUpdated = 'Failed to update address';

// Facts about a person, a product or an order
export const name = 'Name';
export const email = 'Email';
export const emailAddress = 'Email address';
export const category = 'Category';
export const subcategory = 'Subcategory';
export const size = 'Size';
export const sizeIs = (chosen: string) => `Size ${chosen}`;
export const payable = 'Payable';
export const countItems = (count: number) =>
  plural(count, { one: `${formatCount(count)} item`, other: `${formatCount(count)} items` });
export const editAddressOf = (person: string, city: string) => `Edit the address of ${person}, ${city}`;

// The button below a list that is cut short
export const showAllItems = (count: number) => `Show all ${formatCount(count)} items`;
export const showFewerItems = 'Show fewer items';
export const showAllReviews = (count: number) => `Show all ${formatCount(count)} reviews`;
export const showFewerReviews = 'Show fewer reviews';
export const showAllAddresses = (count: number) => `Show all ${formatCount(count)} addresses`;
export const showFewerAddresses = 'Show fewer addresses';
