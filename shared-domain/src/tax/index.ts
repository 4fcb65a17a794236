export { gstRateOf } from '../rates/goods.ts';
export {
  type CreditableLine,
  type Credited,
  type CreditLine,
  figureCredit,
  sumLeft,
} from './credit-figures.ts';
export { describeTaxDocument } from './describe-document.ts';
export { formatDocumentNumber, type TaxDocumentKind, taxDocumentKinds } from './document-number.ts';
export { financialYear } from './financial-year.ts';
export { gstinCheckSign, isGstin, plainGstin } from './gstin.ts';
export { figureLines, type LineFigures, type Sums, sumFigures } from './invoice-figures.ts';
export { type PriceRule, priceRules } from './price-rules.ts';
export type { PriceRuleInput, PriceRuleState, TaxDetails, TaxDetailsInput, TaxDocument, TaxLine } from './schema.ts';
export { isWithinState, type Supply, splitTax, stateTaxName, type TaxSplit } from './split-tax.ts';
export { suggestHsn } from './suggest-hsn.ts';
