import type { Db } from '@aaram/runtime/db';
import { resetStock } from '@aaram/shared-domain/catalog';
import { recordAudits } from '#modules/audit/index.ts';
import { type Outcome, Refusal, refuse } from '#outcome.ts';
import * as texts from '#texts/change-sets.ts';
import * as importTexts from '#texts/imports.ts';
import { noteFamilies } from '../families/family-codes.repository.ts';
import { refuseOthersFacts, roleOf } from '../product-details.ts';
import { type Applied, applyBatch } from './apply-batch.ts';
import { findBatch, noFields, type ProductFields, productFieldNames } from './batch-edit.repository.ts';
import { insertBatch } from './create-batch.repository.ts';
import { findOwnCodes } from './own-codes.repository.ts';
import { isSame, type ProductState } from './plan-change.ts';
import { type Seat, seatInFamilies } from './seat-in-families.ts';

/** A product that a row of an import makes, with the id of the row. */
export type NewProductRow = { id: string; after: ProductState };
type Actor = {
  actorId: string;
  sellerId: string | null;
  /** Whose the new products are. */
  ownerId: string;
  requestId: string;
  setId: string;
};

/** Why a planned product cannot be made any more: its seller has made another like it meanwhile. */
async function findTaken(tx: Db, sellerId: string, rows: readonly NewProductRow[]) {
  const codes = await findOwnCodes(tx, sellerId, {
    skus: rows.flatMap(({ after }) => after.sku ?? []),
    names: rows.flatMap(({ after }) => (after.sku ? [] : (after.name ?? []))),
  });
  return ({ after }: NewProductRow): Refusal | undefined => {
    if (after.sku) {
      return codes.bySku.has(after.sku) ? refuse('STALE_VERSION', importTexts.skuTaken) : undefined;
    }
    return codes.names.has((after.name ?? '').toLowerCase())
      ? refuse('STALE_VERSION', importTexts.nameTaken)
      : undefined;
  };
}

/** Gives new products their families; who finds no room there is refused. */
async function seatNew(tx: Db, rows: readonly Outcome<NewProductRow>[], sellerId: string) {
  const seats = new Map<NewProductRow, Seat>();
  for (const row of rows) {
    if (!(row instanceof Refusal) && row.after.family) {
      seats.set(row, { sellerId, from: null, to: row.after.family });
    }
  }
  if (seats.size === 0) {
    return { seated: rows, familyIds: new Map<string, string>(), families: [] };
  }
  const { refused, ids } = await seatInFamilies(tx, [...seats.values()]);
  const seated = rows.map((row) => {
    const seat = row instanceof Refusal ? undefined : seats.get(row);
    return (seat && refused.get(seat)) ?? row;
  });
  return { seated, familyIds: ids, families: [...ids.keys()].map((code) => ({ sellerId, code })) };
}

/**
 * Makes new products in the caller's transaction: a refusal stands instead of its row. Each gets its row in the audit.
 */
export async function createProducts(
  tx: Db,
  rows: readonly NewProductRow[],
  { actorId, sellerId, ownerId, requestId, setId }: Actor,
): Promise<Outcome<Applied>[]> {
  const findRefusal = await findTaken(tx, ownerId, rows);
  const free = rows.map(
    (row): Outcome<NewProductRow> =>
      refuseOthersFacts(roleOf(sellerId), noFields, row.after) ?? findRefusal(row) ?? row,
  );
  const { seated: resolved, familyIds, families } = await seatNew(tx, free, ownerId);
  const made = resolved.flatMap((one) => (one instanceof Refusal ? [] : [one]));
  if (made.length > 0) {
    await insertBatch(
      tx,
      made.map(({ id, after: { stock = {}, isNew: _new, isRemoved: _removed, sizeType = 'Quantity', ...fields } }) => ({
        ...noFields,
        ...fields,
        id,
        sellerId: ownerId,
        sizeType,
        stock: resetStock(
          sizeType,
          Object.entries(stock).map(([size, quantity]) => ({ size, quantity })),
        ),
      })),
      { setId, familyIds },
    );
    const detail = { changeSet: setId };
    await recordAudits(
      tx,
      made.map(({ id }) => ({ actorId, action: 'product.add', subject: 'product', subjectId: id, detail, requestId })),
    );
  }
  if (families.length > 0) {
    await noteFamilies(tx, families);
  }
  return resolved.map((one) =>
    one instanceof Refusal ? one : { before: { isNew: false }, after: one.after, marks: {} },
  );
}

/**
 * Takes new products back: they go to the trash. One that was ordered stays, and so does one that was edited
 * or counted since.
 */
export async function withdrawNew(
  tx: Db,
  rows: readonly NewProductRow[],
  actor: Actor,
  findOrdered: (tx: Db, ids: readonly string[]) => Promise<Set<string>>,
): Promise<Outcome<Applied>[]> {
  const ids = rows.map(({ id }) => id);
  const products = await findBatch(tx, ids, { isLocked: true });
  const ordered = await findOrdered(tx, ids);
  const resolved = rows.map(({ id, after }): Outcome<string> => {
    const product = products.get(id);
    if (product === undefined) {
      return refuse('NOT_FOUND', texts.notYours);
    }
    if (ordered.has(id)) {
      return refuse('STALE_VERSION', importTexts.wasOrdered);
    }
    const left: ProductFields = { ...noFields, ...after };
    // A family that it is in, or not any more, goes with it to the trash.
    const names = productFieldNames.filter((name) => name !== 'family' && name !== 'familyPlace');
    const isEdited = names.some((name) => !isSame(product[name], left[name]));
    const isCounted = product.stock.some(
      ({ size, quantity, countedBy }) => quantity !== (after.stock?.[size] ?? 0) || countedBy !== actor.setId,
    );
    return isEdited || isCounted ? refuse('STALE_VERSION', texts.changedSince) : id;
  });
  const free = resolved.flatMap((one) => (one instanceof Refusal ? [] : [one]));
  const gone = await applyBatch(
    tx,
    free.map((id) => ({ id, before: { isRemoved: false }, after: { isRemoved: true }, stock: 'as seen' })),
    actor,
  );
  return resolved.map((one) =>
    one instanceof Refusal ? one : (gone[free.indexOf(one)] ?? refuse('UNAVAILABLE', texts.failed)),
  );
}
