export { formatRupees } from './format-rupees.ts';
export { Price, type PriceProps } from './price.tsx';
