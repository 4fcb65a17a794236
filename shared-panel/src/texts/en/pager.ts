import { formatCount } from '@aaram/shared-domain/format';

// Below a list: which items of it are on this page
export const rangeOf = (first: number, last: number, total: number) =>
  `${formatCount(first)}–${formatCount(last)} of ${formatCount(total)}`;
export const noneOf = (total: number) => `0 of ${formatCount(total)}`;

export const pages = 'Pages';
export const previous = 'Previous';
export const next = 'Next';
