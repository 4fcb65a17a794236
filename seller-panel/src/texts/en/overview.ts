import { formatCount, plural } from '@aaram/shared-domain/format';

// Figures
export const figuresNotLoaded = 'The figures could not be loaded.';
export const loadingFigures = 'Loading figures...';
export const totalProducts = 'Total Products';
export const soldOut = (count: number) => `${formatCount(count)} sold out`;
export const noneSoldOut = 'none sold out';
export const totalOrders = 'Total Orders';
export const inLastDays = (count: number, days: number) => `paid, ${formatCount(count)} in the last ${days} days`;
export const revenue = 'Revenue';
export const revenueNote = 'prices of paid items';
export const ordersLast7Days = 'Paid orders, last 7 days';
/** `percent` has its sign. */
export const percentFromWeekBefore = (percent: string) => `${percent}% from the week before`;
export const manyTimesWeekBefore = (times: number, count: string) =>
  `more than ${times} times the ${count} of the week before`;
export const inWeekBefore = (count: string) => `${count} in the week before`;
export const noneInWeekBefore = 'none in the week before';

// The chart of orders, and its table
export const ordersPerDay = 'Orders per day';
export const ordersPerDayOf = (summary: string) => `Orders per day: ${summary}`;
export const ordersInLastDays = (orders: number, days: number) =>
  `${formatCount(orders)} ${plural(orders, { one: 'paid order', other: 'paid orders' })} in the last ${days} days`;
export const daysShown = 'Days shown';
/** On a small button: 7 d, 30 d. */
export const days = (count: number) => `${count} d`;
export const today = 'Today';
export const day = 'Day';
export const orders = 'Orders';

// What needs attention: how many, why, and a button
export const needsAttention = 'Needs attention';
export const nothingNeedsAttention = 'Nothing needs your attention right now.';
/** The button, as screen readers name it. */
export const actionFor = (action: string, matter: string) => `${action}: ${matter}`;

export const returnsToWorkOn = (count: number) =>
  `${formatCount(count)} ${plural(count, { one: 'return', other: 'returns' })} to work on`;
export const returnsAnswered = 'Requests are answered within 24 hours';
export const workOn = 'Work on';

export const disputesToAnswer = (count: number) =>
  `${formatCount(count)} ${plural(count, { one: 'payment', other: 'payments' })} disputed`;
export const disputesAnswered = 'Answer them at the payment provider in time';

export const ordersOnHold = (count: number) =>
  `${formatCount(count)} ${plural(count, { one: 'order', other: 'orders' })} on hold`;
export const heldMeans = 'Not to be sent until an admin decides about the payment';

export const complaintsToAnswer = (count: number) =>
  `${formatCount(count)} ${plural(count, { one: 'complaint', other: 'complaints' })} to answer`;
export const complaintsSettled = 'Acknowledged in 48 hours, settled in a month';
export const answer = 'Answer';

/** Of the tasks that have a time by which they have to be done. */
export const lateBy = (count: number) => `${formatCount(count)} late`;
export const firstDueIn = (hours: number) =>
  hours === 0
    ? 'First one due within the hour'
    : `First one due in ${plural(hours, { one: '1 hour', other: `${hours} hours` })}`;

export const ordersToShip = (count: number) =>
  `${formatCount(count)} ${plural(count, { one: 'order', other: 'orders' })} waiting to ship`;
export const paidInProcessing = 'Paid and still in processing';
export const ship = 'Ship';

export const parcelsInTrouble = (count: number) =>
  `${formatCount(count)} ${plural(count, { one: 'parcel needs', other: 'parcels need' })} you`;
export const parcelsMeans = 'Late, not delivered, or charged for more weight than was booked';

export const jobsFailed = (count: number) =>
  `${formatCount(count)} ${plural(count, { one: 'job', other: 'jobs' })} failed`;
export const failedJobsMeans = 'Emails, refunds or other work that failed for good';

export const productsLowOnStock = (count: number) =>
  `${formatCount(count)} ${plural(count, { one: 'product', other: 'products' })} low on stock`;
export const lowStockMeans = (most: number) => `${most} pieces or fewer in all`;
export const productsOutOfStock = (count: number) =>
  `${formatCount(count)} ${plural(count, { one: 'product', other: 'products' })} out of stock`;
export const cannotBeBought = 'Shoppers cannot buy them';
export const restock = 'Restock';

export const ordersNotPaid = (count: number) =>
  `${formatCount(count)} ${plural(count, { one: 'order', other: 'orders' })} not paid yet`;
export const stockReserved = 'Their stock is reserved for a short time';
export const view = 'View';

export const reviewsToAnswer = (count: number) =>
  `${formatCount(count)} ${plural(count, { one: 'review', other: 'reviews' })} without an answer`;
export const everybodyReadsAnswers = 'Everyone can read your answer';

export const noProductsYet = 'No products yet';
export const addFirstProduct = 'Add your first product to start selling';

// Products by units sold
export const sellingFastest = 'Selling fastest';
export const nothingSoldYet = 'Nothing sold yet.';
export const unitsSold = <Part>(count: number, sold: (word: string) => Part) => [formatCount(count), sold(' sold')];

// The newest orders
export const recentOrders = 'Recent orders';
export const recentOrdersTable = 'Recent orders, table';
export const newestOrdersNotLoaded = 'The newest orders could not be loaded.';
export const loadingNewestOrders = 'Loading the newest orders...';
export const order = 'Order';
export const items = 'Items';
