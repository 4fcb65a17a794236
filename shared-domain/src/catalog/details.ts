import * as texts from '#texts/product-details.ts';
import { paiseFromRupees } from '../money/paise.ts';
import {
  type AmountFact,
  amountFacts,
  eachFact,
  type FactKey,
  type FactKind,
  factKeys,
  factOf,
  nameFact,
  type StoredAmount,
  storedAmount,
  type TextFact,
  textFacts,
} from '../product-fields/index.ts';
import { readRupees } from '../read/index.ts';
import { findCountry } from './countries.ts';
import { saidOrNothing } from './said-or-nothing.ts';
import type { Product } from './schema.ts';

/** The facts of a product as the seller typed them; an empty text means none. */
export type TypedDetails = Record<FactKey, string>;
export type DetailProblems = Partial<TypedDetails>;

/** The same facts as stored: null means none. Amounts are in paise. */
export type ProductDetails = Record<TextFact, string | null> & Record<StoredAmount, number | null>;

export const noDetails: TypedDetails = eachFact(factKeys, '');

const MAX_MRP_RUPEES = 10_000_000;

/** Words in any script, also '100 % cotton'; no code such as #722f37. */
const isWords = (text: string, max: number) =>
  text.length <= max && /^[\p{L}\p{N}]/u.test(text) && /\p{L}/u.test(text) && !/\p{Cc}/u.test(text);
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

type Kind = {
  /** `max` is of texts that are stored as they are typed. */
  isMet: (text: string, max: number) => boolean;
  /** What to enter, when it is not met. */
  ask: (name: string, max: number) => string;
  /** The form in which it is stored, where that is another. */
  tidy?: (text: string) => string;
};
const kinds: Record<FactKind, Kind> = {
  amount: {
    isMet: (text) => {
      const rupees = readRupees(text) ?? 0;
      return rupees > 0 && rupees <= MAX_MRP_RUPEES;
    },
    ask: texts.enterAmount,
  },
  words: { isMet: isWords, ask: texts.nameInWords },
  address: { isMet: isWords, ask: texts.enterMaker },
  quantity: {
    isMet: (text, max) => isWords(text, max) && /^\d+(\.\d+)? ?\p{L}/u.test(text),
    ask: texts.enterNetQuantity,
  },
  country: {
    isMet: (text) => findCountry(text) !== undefined,
    ask: texts.chooseCountry,
    tidy: (text) => findCountry(text) ?? '',
  },
  hsn: { isMet: (text) => /^\d{4}(\d{2}){0,2}$/.test(withoutSpaces(text)), ask: texts.correctHsn, tidy: withoutSpaces },
};

const kindOf = (name: FactKey): Kind => kinds[factOf(name).kind];

/** The problems of typed details, by name; an empty detail has none. */
export function checkDetails(typed: TypedDetails): DetailProblems {
  const wrong = factKeys.filter((name) => {
    const text = saidOrNothing(typed[name]);
    return text !== '' && !kindOf(name).isMet(text, factOf(name).max);
  });
  return Object.fromEntries(wrong.map((name) => [name, kindOf(name).ask(nameFact(name), factOf(name).max)]));
}

/** Details that passed `checkDetails`, as they are stored. Throws RangeError for an amount that is none. */
export function readDetails(typed: TypedDetails): ProductDetails {
  const read = (name: TextFact) => (kindOf(name).tidy ?? String)(saidOrNothing(typed[name])) || null;
  const paise = (name: AmountFact) => {
    const said = saidOrNothing(typed[name]);
    return said === '' ? null : paiseFromRupees(readRupees(said) ?? Number.NaN);
  };
  // By hand: imports read 20,000 rows.
  const stored: Record<string, string | number | null> = {};
  for (const name of amountFacts) {
    stored[storedAmount(name)] = paise(name);
  }
  for (const name of textFacts) {
    stored[name] = read(name);
  }
  return stored as ProductDetails;
}

/** The details of a product as text for a form. An MRP that is not above the price counts as none. */
export function typeDetails(product: Pick<Product, 'price' | FactKey>): TypedDetails {
  // An API that is older than a fact does not send it.
  const said = textFacts.map((name) => [name, product[name] ?? '']);
  return { ...noDetails, ...Object.fromEntries(said), mrp: product.mrp > product.price ? String(product.mrp) : '' };
}
