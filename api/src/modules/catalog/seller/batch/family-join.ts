import { randomBytes } from 'node:crypto';
import type { Db } from '@aaram/runtime/db';
import { MAX_FAMILY } from '@aaram/shared-domain/catalog';
import type { ProductChange } from '@aaram/shared-domain/change-set/schema';
import { type Outcome, refuse } from '#outcome.ts';
import * as texts from '#texts/families.ts';
import { findFamilies } from '../families/family-codes.repository.ts';
import { findBatch } from './batch-edit.repository.ts';

/** A bulk change that joins products, with the family that they come to. */
export type FamilyJoin = Extract<ProductChange, { kind: 'family' }> & { sellerId: string; lastPosition: number };

/** A code for a family without one. It begins with a letter, so that no spreadsheet takes it for a number. */
const drawCode = () => `F-${randomBytes(5).toString('hex').toUpperCase()}`;

/** The family that chosen products come to: the one that is named, else that of the first of them that has one, else a new one. */
export async function settleFamilyJoin(
  db: Db,
  change: Extract<ProductChange, { kind: 'family' }>,
  ids: readonly string[],
): Promise<Outcome<FamilyJoin>> {
  if (ids.length > MAX_FAMILY) {
    return refuse('INVALID_INPUT', texts.tooManyColours(MAX_FAMILY));
  }
  const found = await findBatch(db, ids, { isLocked: false });
  const products = ids.flatMap((id) => found.get(id) ?? []);
  const head = products.find(({ family }) => family !== null) ?? products[0];
  const code = change.family || (head?.family ?? drawCode());
  const sellerId = head?.sellerId ?? '';
  const [family] = head === undefined ? [] : await findFamilies(db, [{ sellerId, code }]);
  const chosenThere = products.filter((one) => one.family === code && !one.isRemoved).length;
  const others = (family?.shown ?? 0) - chosenThere;
  if (products.length + others < 2) {
    return refuse('INVALID_INPUT', texts.chooseTwo);
  }
  return products.length + others > MAX_FAMILY
    ? refuse('INVALID_INPUT', texts.tooManyColours(MAX_FAMILY))
    : { ...change, family: code, sellerId, lastPosition: family?.lastPosition ?? 0 };
}
