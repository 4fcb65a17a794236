import type { Db } from '@aaram/runtime/db';
import { keysOf } from '@aaram/shared-domain/records';
import { recordAudits } from '#modules/audit/index.ts';
import { type Outcome, Refusal, refuse } from '#outcome.ts';
import * as texts from '#texts/change-sets.ts';
import { noteFamilies } from '../families/family-codes.repository.ts';
import { refuseOthersFacts, roleOf } from '../product-details.ts';
import { type BatchProduct, findBatch, type ProductPatch, writeBatch } from './batch-edit.repository.ts';
import { checkPieces, checkPrices, isSame, type ProductState, readState } from './plan-change.ts';
import { type Seat, seatInFamilies } from './seat-in-families.ts';

/** One edit of a batch: from these values to those. */
export type ProductEdit = {
  id: string;
  before: ProductState;
  after: ProductState;
  /** How stock is changed: by the difference, so that sales meanwhile stay, or only if it is still what it was. */
  stock: 'by difference' | 'as seen';
  /** For an undo: which change set had set each size before. A size that was counted since is not undone. */
  countedBefore?: Record<string, string | null>;
};

/** What an edit did: the values it found and left, and for an undo which change set had set each size before. */
export type Applied = {
  before: ProductState;
  after: ProductState;
  marks: Record<string, string | null>;
};

type Actor = { actorId: string; sellerId: string | null; requestId: string; setId: string };

type NewStock = { patch: ProductPatch['stock']; before: Record<string, number>; after: Record<string, number> };

function resolveSize(
  product: BatchProduct,
  edit: ProductEdit,
  size: string,
  setId: string,
): Outcome<ProductPatch['stock'][number]> {
  const entry = product.stock.find((one) => one.size === size);
  const from = edit.before.stock?.[size] ?? 0;
  const to = edit.after.stock?.[size] ?? 0;
  if (entry === undefined) {
    return refuse('STALE_VERSION', texts.sizeGone(size));
  }
  const before = edit.countedBefore?.[size];
  const isStale =
    before === undefined ? edit.stock === 'as seen' && entry.quantity !== from : entry.countedBy !== setId;
  if (isStale) {
    return refuse('STALE_VERSION', texts.stockChangedSince(entry.quantity, size));
  }
  const quantity = entry.quantity + to - from;
  return (
    checkPieces(size, quantity, entry.quantity) ?? { size, quantity, countedBy: before === undefined ? setId : before }
  );
}

function resolveStock(product: BatchProduct, edit: ProductEdit, setId: string): Outcome<NewStock> {
  const found: NewStock = { patch: [], before: {}, after: {} };
  for (const size of Object.keys(edit.after.stock ?? {})) {
    const next = resolveSize(product, edit, size, setId);
    if (next instanceof Refusal) {
      return next;
    }
    found.patch.push(next);
    found.before[size] = product.stock.find((entry) => entry.size === size)?.quantity ?? 0;
    found.after[size] = next.quantity;
  }
  return found;
}

/** The patch of one edit, or why it is refused: each value must still be what the edit was planned from. */
function resolveEdit(
  product: BatchProduct | undefined,
  edit: ProductEdit,
  { sellerId, setId }: Pick<Actor, 'sellerId' | 'setId'>,
): Outcome<{ patch: ProductPatch; applied: Applied }> {
  if (product === undefined || (sellerId !== null && product.sellerId !== sellerId)) {
    return refuse('NOT_FOUND', texts.notYours);
  }
  const { stock: _before, ...before } = edit.before;
  const { stock: _after, isRemoved, isNew: _new, sizeType: _sizes, ...fields } = edit.after;
  const { stock: _present, ...present } = readState(product, {
    ...fields,
    ...(isRemoved === undefined ? {} : { isRemoved }),
  });
  if (product.isRemoved && before.isRemoved !== true) {
    return refuse('STALE_VERSION', texts.removedSince);
  }
  // Its position alone is no reason: it changes when another colour is moved.
  const other = keysOf(present).find((name) => name !== 'familyPlace' && !isSame(present[name], before[name]));
  if (other !== undefined) {
    return refuse('STALE_VERSION', texts.changedSince);
  }
  const prices = { ...product, ...fields };
  const refused =
    refuseOthersFacts(roleOf(sellerId), product, fields) ??
    ('pricePaise' in fields || 'mrpPaise' in fields ? checkPrices(prices, prices.priceRule) : undefined);
  const stock = refused ?? resolveStock(product, edit, setId);
  if (stock instanceof Refusal) {
    return stock;
  }
  const marks = Object.fromEntries(
    product.stock.filter(({ size }) => size in stock.after).map(({ size, countedBy }) => [size, countedBy]),
  );
  const withStock = (state: ProductState, pieces: Record<string, number>): ProductState =>
    stock.patch.length === 0 ? state : { ...state, stock: pieces };
  return {
    patch: { id: product.id, fields, ...(isRemoved === undefined ? {} : { isRemoved }), stock: stock.patch },
    applied: {
      before: withStock(before, stock.before),
      after: withStock({ ...fields, ...(isRemoved === undefined ? {} : { isRemoved }) }, stock.after),
      marks,
    },
  };
}

const describeStock = (stock: Record<string, number>) =>
  Object.entries(stock).map(([size, pieces]) => `${size}: ${pieces}`);

/** The figures of an edit for the audit, as single edits have them. */
function describeEdit({ before, after }: Applied, setId: string) {
  const { pricePaise, stock } = after;
  return {
    changeSet: setId,
    fields: Object.keys(after),
    ...(pricePaise === undefined ? {} : { priceFrom: (before.pricePaise ?? 0) / 100, priceTo: pricePaise / 100 }),
    ...(stock === undefined ? {} : { stockFrom: describeStock(before.stock ?? {}), stockTo: describeStock(stock) }),
  };
}

const actionOf = ({ after }: Applied) =>
  after.isRemoved === undefined ? 'product.update' : after.isRemoved ? 'product.remove' : 'product.restore';

type Resolved = { patch: ProductPatch; applied: Applied };

/** Gives products of a batch their families; who finds no room there is refused. Answers the families to be noted after. */
async function seatProducts(tx: Db, resolved: Outcome<Resolved>[], products: ReadonlyMap<string, BatchProduct>) {
  const seats = new Map<number, Seat>();
  for (const [index, one] of resolved.entries()) {
    const product = one instanceof Refusal ? undefined : products.get(one.patch.id);
    if (product !== undefined && !(one instanceof Refusal) && 'family' in one.patch.fields) {
      seats.set(index, { sellerId: product.sellerId, from: product.family, to: one.patch.fields.family ?? null });
    }
  }
  if (seats.size === 0) {
    return { seated: resolved, families: [] };
  }
  const { refused } = await seatInFamilies(tx, [...seats.values()]);
  const seated = resolved.map((one, index) => {
    const seat = seats.get(index);
    return (seat && refused.get(seat)) ?? one;
  });
  const families = [...seats.values()].flatMap(({ sellerId, from, to }) =>
    [from, to].flatMap((code) => (code === null ? [] : [{ sellerId, code }])),
  );
  return { seated, families };
}

/**
 * Makes a batch of edits in the caller's transaction, each wholly or not at all: a refusal stands instead of its
 * edit. A seller's edits touch that seller's products alone. Every edit gets its row in the audit. Where families change,
 * the caller has locked them before.
 */
export async function applyBatch(
  tx: Db,
  edits: readonly ProductEdit[],
  { actorId, sellerId, requestId, setId }: Actor,
): Promise<Outcome<Applied>[]> {
  const products = await findBatch(
    tx,
    edits.map(({ id }) => id),
    { isLocked: true },
  );
  const planned = edits.map((edit) => resolveEdit(products.get(edit.id), edit, { sellerId, setId }));
  const { seated: resolved, families } = await seatProducts(tx, planned, products);
  const patches = resolved.flatMap((one) => (one instanceof Refusal ? [] : [one]));
  if (patches.length > 0) {
    await writeBatch(
      tx,
      patches.map(({ patch }) => patch),
      actorId,
    );
    await recordAudits(
      tx,
      patches.map(({ patch, applied }) => ({
        actorId,
        action: actionOf(applied),
        subject: 'product',
        subjectId: patch.id,
        detail: describeEdit(applied, setId),
        requestId,
      })),
    );
  }
  if (families.length > 0) {
    await noteFamilies(tx, families);
  }
  return resolved.map((one) => (one instanceof Refusal ? one : one.applied));
}
