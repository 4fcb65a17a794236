import { formatCount, plural } from '@aaram/shared-domain/format';

// The range and what it is counted by
export const sales = 'Sales';
export const salesNotLoaded = 'The sales could not be loaded.';
export const loadingSales = 'Loading sales...';
export const range = 'Days';
export const lastDays = (days: number) => `Last ${days} days`;
export const ownDays = 'Other days';
export const from = 'From';
export const to = 'To';
export const by = 'By';
export const groups = { day: 'Day', product: 'Product', category: 'Category', size: 'Size', state: 'State' };
export const fromTo = (from: string, to: string) => `${from} to ${to}`;

// Figures, each beside the days before
export const revenue = 'Revenue';
export const orders = 'Paid orders';
export const pieces = 'Pieces';
export const inDaysBefore = (value: string) => `${value} in the days before`;
/** `percent` has its sign. */
export const manyTimesBefore = (times: number, value: string) =>
  `more than ${times} times the ${value} of the days before`;
export const percentOfBefore = (percent: string, value: string) => `${percent}% from ${value} in the days before`;

// The chart or table
export const revenuePerDay = (total: string, range: string) => `Revenue per day: ${total}, ${range}`;
export const revenueBefore = 'In the days before';
export const salesTable = (group: string) => `Sales by ${group.toLowerCase()}, table`;
export const othersOf = (count: number) =>
  `${formatCount(count)} ${plural(count, { one: 'other', other: 'others' })}, in the file`;
export const nothingSold = 'Nothing was sold in these days.';
export const downloadCsv = 'Download CSV';
export const fileNotMade = 'The file could not be made.';

// What runs out soon
export const runningOut = 'Runs out soon';
export const nothingRunsOut = 'Nothing runs out in the next two weeks at the current pace.';
export const ofSize = (size: string) => `Size ${size}`;
export const left = (count: number) => `${formatCount(count)} left`;
export const soldIn30Days = (count: number) => `${formatCount(count)} sold in 30 days`;
export const gone = 'Gone';
export const lasts = (days: number) =>
  days === 0 ? 'Lasts less than a day' : `Lasts ${formatCount(days)} ${plural(days, { one: 'day', other: 'days' })}`;

// Searches of shoppers that found nothing
export const zeroResultSearches = 'Searches without result';
export const seeNear = 'See what is near';
export const seeNearOf = (words: string) => `See what is near ${words}`;
export const addWords = 'Add words';
export const addWordsFor = (words: string) => `Add words for ${words}`;
export const nothingSought = 'Every search of the last 30 days found something, or was made less than three times.';
export const times = (count: number) => `${formatCount(count)} times`;
export const outlookNotLoaded = 'What runs out soon could not be loaded.';
export const loadingOutlook = 'Loading what runs out soon...';
