export { filterLabels, labels as factLabels } from '#texts/product-facts.ts';
export {
  amountFacts,
  cardTexts,
  eachFact,
  factKeys,
  factOf,
  findFact,
  formFacts,
  noFacts,
  storedAmount,
  storedAs,
  textFacts,
  wholeTexts,
} from './derive.ts';
export {
  type AmountFact,
  type CardText,
  type FactFilter,
  type FactKey,
  type FactKind,
  factFilters,
  type LawfulFact,
  type NeededFact,
  type ScoredFact,
  type StoredAmount,
  structuredFacts,
  type TextFact,
  type WholeText,
} from './facts.ts';
export { filterNames } from './filter-names.ts';
export {
  factNames,
  hintOf,
  labelColumnOf,
  labelFact,
  labelField,
  nameFact,
  nameGap,
  nameNeeded,
  otherColumnsOf,
  suggestionsFor,
} from './words.ts';
