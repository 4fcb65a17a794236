import { factKeys, factOf, type LawfulFact, type NeededFact, type OwnWith, ownWith } from '../product-fields/index.ts';

/** Shoppers see what is published; a draft is seen by its seller and admins (product-rules.md#drafts). */
export const productStates = ['published', 'draft'] as const;
export type ProductState = (typeof productStates)[number];

/** Which products a seller's own list shows; without a choice the published ones. */
export const stateFilters = ['all', ...productStates] as const;
export type StateFilter = (typeof stateFilters)[number];

/** What a product must have before it is published (product-rules.md#adding-a-product). */
export type PublishedField = OwnWith<{ isNeeded: true }>;

type Publishable = {
  name: string;
  description: string;
  category: string;
  subcategory: string;
  /** Undefined until it is entered. */
  price: number | undefined;
  images: readonly unknown[];
};

/** The fields that still keep a product from being published, in the form's order. */
export const listMissing = (product: Publishable): PublishedField[] =>
  ownWith('isNeeded').filter((field) => {
    const value = product[field];
    return value === undefined || (typeof value !== 'number' && value.length === 0);
  });

/** What the law wants shoppers to see; a page leaves out what was not entered (product-rules.md#facts-by-law). */
const lawfulFacts = factKeys.filter((key): key is LawfulFact => factOf(key).byLaw !== null);

/** Those of them that a draft needs before it is published (product-rules.md#drafts); the HSN is for invoices. */
const neededFacts = lawfulFacts.filter((key): key is NeededFact => factOf(key).byLaw === 'needed');

/** The facts by law that keep a draft from being published; null, undefined and '' are not entered. */
export const listNeededFacts = (said: Record<NeededFact, string | number | null | undefined>): NeededFact[] =>
  neededFacts.filter((fact) => String(said[fact] ?? '').trim() === '');

/** The facts by law that are not entered yet. */
export const listMissingFacts = (typed: Record<LawfulFact, string>): LawfulFact[] =>
  lawfulFacts.filter((fact) => typed[fact].trim() === '');
