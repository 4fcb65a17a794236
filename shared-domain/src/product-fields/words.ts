import * as own from '#texts/own-fields.ts';
import * as texts from '#texts/product-facts.ts';
import { factOf } from './derive.ts';
import type { FactKey, NeededFact } from './facts.ts';
import { type OwnKey, ownField } from './own-fields.ts';

/** A fact as a label, in notices and files. */
export const labelFact = (key: FactKey): string => texts.labels[key];
/** A fact as a label of the seller's form, and what stands below its field. */
export const labelField = (key: FactKey): string => texts.formLabels[key] ?? texts.labels[key];
export const hintOf = (key: FactKey): string | undefined => texts.hints[key];
/** What the form suggests for it. */
export const suggestionsFor = (key: FactKey): readonly string[] => texts.suggestions[key] ?? [];
/** A fact within a sentence: "country of origin". */
export const nameFact = (key: FactKey): string => texts.names[key];
/** All names of facts within sentences, by key. */
export const factNames: Readonly<Record<FactKey, string>> = texts.names;
/** What a draft that lacks it needs. */
export const nameNeeded = (key: NeededFact): string => texts.needed[key];

/** The name of its column in a file, with the unit, and other names that people give it. */
export const labelColumnOf = (key: FactKey): string =>
  factOf(key).kind === 'amount' ? texts.inRupees(texts.labels[key]) : texts.labels[key];
export const otherColumnsOf = (key: FactKey): readonly string[] => texts.otherColumns[key] ?? [];

/** What a listing lacks, in words: "country of origin (by law)". */
export const nameGap = (key: FactKey): string =>
  factOf(key).byLaw === null ? texts.names[key] : texts.byLaw(texts.names[key]);

/** An own field as a label, within a sentence, and as a column of a file with its other names. */
export const labelOwn = (key: OwnKey): string => own.labels[key];
export const nameOwn = (key: OwnKey): string => own.names[key];
export const labelOwnColumn = (key: OwnKey): string =>
  ownField(key).column === 'bigint' ? texts.inRupees(own.labels[key]) : own.labels[key];
export const otherOwnColumns = (key: OwnKey): readonly string[] => own.otherColumns[key] ?? [];
