import { fromKeys, keysOf } from '../records/index.ts';
import {
  type AmountFact,
  type CardText,
  type FactEditor,
  type FactKey,
  type FactKind,
  type FeedFact,
  facts,
  feedFacts,
  type StoredAmount,
  type TextFact,
  type WholeText,
} from './facts.ts';

/** A definition of a fact, whichever it is. */
type Fact = {
  kind: FactKind;
  stored?: string;
  max: number;
  byLaw: string | null;
  points: number | null;
  editedBy: FactEditor;
  isInCard: boolean;
  isSearched: boolean;
  isFilter: boolean;
};
export const factOf = (key: FactKey): Fact => facts[key];

export const factKeys = keysOf(facts);

const isText = (key: FactKey): key is TextFact => factOf(key).kind !== 'amount';
export const textFacts: readonly TextFact[] = factKeys.filter(isText);
export const amountFacts = factKeys.filter((key): key is AmountFact => !isText(key));
export const cardTexts = textFacts.filter((key): key is CardText => factOf(key).isInCard);
export const wholeTexts = textFacts.filter((key): key is WholeText => !factOf(key).isInCard);

/** The facts that the shopping feed has, and what it calls them. */
export const feedKeys = textFacts.filter((key): key is FeedFact => feedFacts[key] !== null);
export const feedNameOf = (key: FeedFact): string => feedFacts[key];

/** Whether who may change a product may change this of it. */
export function mayEditFact(key: FactKey, role: string | null | undefined): boolean {
  const { editedBy } = factOf(key);
  return editedBy === 'seller' || (editedBy === 'admin' && role === 'admin');
}

/** Figures come before words in a form. */
const isFigure = (key: FactKey) => ['amount', 'hsn'].includes(factOf(key).kind);
export const formFacts: readonly FactKey[] = factKeys.toSorted((a, b) => Number(isFigure(b)) - Number(isFigure(a)));

/** Under which name a fact is stored: amounts are stored in paise. */
export const storedAs = (key: FactKey): string => factOf(key).stored ?? key;
export const storedAmount = (key: AmountFact): StoredAmount => facts[key].stored;

const byStoredName = new Map<string, FactKey>(
  factKeys.flatMap((key) => [
    [key, key],
    [storedAs(key), key],
  ]),
);
/** The fact of a name, also of the stored one (`mrpPaise`); undefined for other fields of a product. */
export const findFact = (name: string): FactKey | undefined => byStoredName.get(name);

/** An object with the same value for each of these facts. */
export const eachFact = <Key extends FactKey, Value>(keys: readonly Key[], value: Value): Record<Key, Value> =>
  fromKeys(keys, () => value);

/** What is stored of a product of which nothing was entered. */
export const noFacts = eachFact<TextFact, string | null>(textFacts, null);
