import { keysOf } from '../records/index.ts';
import { MAX_BRAND, MAX_DESCRIPTION, MAX_NAME_LENGTH, MAX_SKU } from './limits.ts';

type OwnField = {
  /** The type of its column; pieces by size and the family's code stand in tables of their own. */
  column?: 'text' | 'text[]' | 'bigint' | 'integer' | 'jsonb';
  /** Its name where it is stored, if that is another: amounts are stored in paise. */
  stored?: string;
  /** Longest text, in characters, of what is typed freely. */
  max?: number;
  /** Fields that change together: a subcategory belongs to its category, quantities to their size type. */
  group?: 'category' | 'stock' | 'pictures';
  /** A draft is not published without it. */
  isNeeded?: true;
  /** Where it is: as a text of the form of a new product, as a part of the form of an edit, as a column of files. */
  isFormText?: true;
  isEdited?: true;
  isInFiles?: true;
};

/**
 * The fields of a product that have a behaviour of their own, in the order of a file: what is common to them stands here,
 * and their words in `texts/en/own-fields.ts`. How each is read and checked is by hand (decision 57).
 */
export const ownFields = {
  sku: { column: 'text', max: MAX_SKU, isFormText: true, isEdited: true, isInFiles: true },
  state: { column: 'text', isFormText: true, isInFiles: true },
  name: { column: 'text', max: MAX_NAME_LENGTH, isNeeded: true, isFormText: true, isEdited: true, isInFiles: true },
  description: {
    ...{ column: 'text', max: MAX_DESCRIPTION, isNeeded: true, isFormText: true, isEdited: true, isInFiles: true },
  },
  category: { column: 'text', group: 'category', isNeeded: true, isFormText: true, isEdited: true, isInFiles: true },
  subcategory: { column: 'text', group: 'category', isNeeded: true, isFormText: true, isEdited: true, isInFiles: true },
  sizeType: { group: 'stock', isFormText: true, isEdited: true, isInFiles: true },
  brand: { column: 'text', max: MAX_BRAND, isFormText: true, isEdited: true, isInFiles: true },
  price: { column: 'bigint', stored: 'pricePaise', isNeeded: true, isFormText: true, isEdited: true, isInFiles: true },
  tags: { column: 'text[]', isFormText: true, isEdited: true, isInFiles: true },
  images: { column: 'text[]', group: 'pictures', isNeeded: true, isInFiles: true },
  pictureTexts: { column: 'jsonb', group: 'pictures', isFormText: true, isEdited: true, isInFiles: true },
  family: { column: 'text', isInFiles: true },
  familyPlace: { column: 'integer' },
  stock: { group: 'stock', isEdited: true, isInFiles: true },
} as const satisfies Record<string, OwnField>;

export type OwnKey = keyof typeof ownFields;
/** The own fields whose definition has these properties. */
export type OwnWith<Properties> = { [Key in OwnKey]: (typeof ownFields)[Key] extends Properties ? Key : never }[OwnKey];
/** A group, or the name of a field that changes alone, of an edit. */
export type OwnGroup = {
  [Key in OwnWith<{ isEdited: true }>]: (typeof ownFields)[Key] extends { group: infer Group extends string }
    ? Group
    : Key;
}[OwnWith<{ isEdited: true }>];

const definitions: Readonly<Record<OwnKey, OwnField>> = ownFields;
export const ownKeys = keysOf(ownFields);
export const ownField = (key: OwnKey): OwnField => definitions[key];

type Flag = 'isNeeded' | 'isFormText' | 'isEdited' | 'isInFiles';
/** The own fields that have a property, in the order of a file. */
export const ownWith = <Name extends Flag>(flag: Name) =>
  ownKeys.filter((key): key is OwnWith<Record<Name, true>> => definitions[key][flag] === true);

export const ownStoredAs = (key: OwnKey): string => definitions[key].stored ?? key;
/** The own field of a name, also of the stored one (`pricePaise`). */
export const findOwn = (name: string): OwnKey | undefined =>
  ownKeys.find((key) => key === name || definitions[key].stored === name);
