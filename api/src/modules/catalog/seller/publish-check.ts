import {
  listMissing,
  listNeededFacts,
  type ProductDetails,
  type ProductState,
  type ProductUpdate,
  type PublishedField,
} from '@aaram/shared-domain/catalog';
import { rupeesFromPaise } from '@aaram/shared-domain/money';
import { type NeededFact, nameNeeded } from '@aaram/shared-domain/product-fields';
import { type Refusal, refuse } from '#outcome.ts';
import * as texts from '#texts/catalog.ts';
import type { Changes, LockedProduct } from './product-write.repository.ts';

/** What a product must have before it is published, in words. */
const fieldNames: Record<PublishedField, string> = {
  name: texts.aName,
  description: texts.aDescription,
  category: texts.aCategory,
  subcategory: texts.aSubcategory,
  price: texts.aPrice,
  images: texts.aPicture,
};
const isOwn = (field: string): field is PublishedField => Object.hasOwn(fieldNames, field);
export const nameMissing = (field: PublishedField | NeededFact): string =>
  isOwn(field) ? fieldNames[field] : nameNeeded(field);

/** The facts by law that a draft lacks before it can be published. */
export const listFactsOf = ({ mrpPaise, ...facts }: ProductDetails): NeededFact[] =>
  listNeededFacts({ mrp: mrpPaise, ...facts });

/** What an edit leaves a product without, when shoppers would see it afterwards: all of it in one refusal. */
export function refuseUnfinished(locked: LockedProduct, update: ProductUpdate, changes: Changes): Refusal | undefined {
  const state: ProductState = update.state ?? locked.state;
  if (state === 'draft') {
    return undefined;
  }
  const isFree = locked.state === 'draft' && locked.pricePaise === 0;
  const next = { ...locked, ...changes };
  const fields = listMissing({
    ...next,
    // A draft's price of 0 was not given yet.
    price: update.price ?? (isFree ? undefined : rupeesFromPaise(locked.pricePaise)),
  });
  // Only of a draft that is published by name: a product of the specified fields alone is edited as it was made.
  const missing = [...fields, ...(locked.state === 'draft' ? listFactsOf(next) : [])];
  return missing.length === 0
    ? undefined
    : refuse('INVALID_INPUT', texts.notReady(missing.map(nameMissing)), {
        issues: missing.map((path) => ({ path, message: texts.neededToPublish(nameMissing(path)) })),
      });
}
