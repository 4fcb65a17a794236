export { amountInWords } from './amount-in-words.ts';
export { apportion } from './apportion.ts';
export { formatPaise } from './format-paise.ts';
export { formatRupees } from './format-rupees.ts';
export { paiseFromRupees, rupeesFromPaise } from './paise.ts';
export { roundHalfUp } from './round-half-up.ts';
