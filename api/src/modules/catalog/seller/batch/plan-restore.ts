import { listMissing } from '@aaram/shared-domain/catalog';
import { keysOf } from '@aaram/shared-domain/records';
import { type Outcome, Refusal, refuse } from '#outcome.ts';
import * as texts from '#texts/change-sets.ts';
import { refuseOthersFacts, roleOf } from '../product-details.ts';
import type { StoredEdit } from '../product-edits.repository.ts';
import type { BatchProduct } from './batch-edit.repository.ts';
import { checkPrices, isSame, keepDifferent, type ProductState, readState } from './plan-change.ts';

export type RestorePlan = {
  before: ProductState;
  after: ProductState;
  /** What the edit changed and a later edit changed again: fields, and stock by size. */
  changedSince: string[];
};

/** The values that an edit left and that are others by now. */
function listChangedSince(product: BatchProduct, { after }: StoredEdit): string[] {
  const now = readState(product, after);
  const { stock: _stock, ...fields } = after;
  const names = keysOf(fields).filter((name) => !isSame(now[name], fields[name]));
  const sizes = Object.keys(after.stock ?? {}).filter((size) => now.stock?.[size] !== after.stock?.[size]);
  // A position in a family says nothing by itself: it moves with the other colours.
  const said = 'family' in fields ? names.filter((name) => name !== 'familyPlace') : names;
  return [...said, ...sizes.map((size) => `stock ${size}`)];
}

/** Leaves out of a state what has been changed since, and sizes that are gone. */
function keepUnchanged(state: ProductState, product: BatchProduct, left: readonly string[]): ProductState {
  const { stock = {}, ...fields } = state;
  const restored = Object.fromEntries(
    Object.entries(fields).filter(
      ([name]) => !(left.includes(name) || (name === 'familyPlace' && left.includes('family'))),
    ),
  );
  const sizes = Object.entries(stock).filter(
    ([size]) => !left.includes(`stock ${size}`) && product.stock.some((entry) => entry.size === size),
  );
  return { ...restored, ...(sizes.length > 0 ? { stock: Object.fromEntries(sizes) } : {}) };
}

type Asked = { isAll: boolean; sellerId: string | null };

/**
 * What restoring an edit would do to its product: the values before it, but for what was changed since unless `isAll`.
 * A seller, unlike an admin (`sellerId` null), brings no fact back that others set.
 */
export function planRestore(product: BatchProduct, edit: StoredEdit, { isAll, sellerId }: Asked): Outcome<RestorePlan> {
  const changedSince = listChangedSince(product, edit);
  const wanted = keepUnchanged(edit.before, product, isAll ? [] : changedSince);
  const next = { ...product, ...wanted };
  const isUnfinished = wanted.state === 'published' && listMissing({ ...next, price: next.pricePaise }).length > 0;
  const refused = isUnfinished
    ? refuse('INVALID_INPUT', texts.notReady)
    : (refuseOthersFacts(roleOf(sellerId), product, wanted) ?? checkPrices(next, next.priceRule));
  return refused instanceof Refusal ? refused : { ...keepDifferent(readState(product, wanted), wanted), changedSince };
}
