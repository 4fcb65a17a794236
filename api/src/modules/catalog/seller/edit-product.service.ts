import { isDeepStrictEqual } from 'node:util';
import type { Db, Pool } from '@aaram/runtime/db';
import {
  findMrpConflict,
  MAX_PRODUCT_IMAGES,
  type OwnProduct,
  type ProductUpdate,
  priceWithGst,
  resetStock,
  type StockEntry,
  totalStock,
} from '@aaram/shared-domain/catalog';
import { paiseFromRupees, rupeesFromPaise } from '@aaram/shared-domain/money';
import { findFact, findOwn, ownStoredAs, storedAs } from '@aaram/shared-domain/product-fields';
import type { PriceRule } from '@aaram/shared-domain/tax';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '#db/in-transaction.ts';
import { recordAudit } from '#modules/audit/index.ts';
import { noteMedia, takeMedia } from '#modules/library/index.ts';
import { readPriceRule } from '#modules/settings/index.ts';
import { type Outcome, Refusal, refuse, refuseField } from '#outcome.ts';
import * as texts from '#texts/catalog.ts';
import * as common from '#texts/common.ts';
import { findOwnProduct } from '../product.repository.ts';
import { parseListingChanges } from './listing-changes.ts';
import { type Caller, takeProduct } from './own-product.ts';
import { parseDetailChanges, refuseAboveMrp, refuseOthersFacts } from './product-details.ts';
import { arrangeStock } from './product-form.ts';
import { type LockedProduct, removeProduct, replaceStock, updateProduct } from './product-write.repository.ts';
import { refuseUnfinished } from './publish-check.ts';
import { recordEdit } from './record-edit.ts';
import { refuseTakenSku } from './taken-sku.ts';

/** What orders know of stock: whether pieces of one of these sizes may come back, reserved or in a parcel not yet delivered. */
export type HeldStock = { hasHeldSizes: (db: Db, productId: string, sizes: string[]) => Promise<boolean> };

type Edit = Caller & { id: string; update: ProductUpdate };

const refuseMissing = () => refuse('NOT_FOUND', common.productNotFound);

/** The stock after the edit: what was sent, or the current pieces under the new size type, or undefined. */
function resolveStock(locked: LockedProduct, update: ProductUpdate): Outcome<StockEntry[] | undefined> {
  const sizeType = update.sizeType ?? locked.sizeType;
  if (update.stock !== undefined) {
    return arrangeStock(sizeType, update.stock);
  }
  return sizeType === locked.sizeType ? undefined : resetStock(sizeType, locked.stock);
}

/** Whether all quantities stay the same: then the edit does not touch the stock and cannot collide with orders. */
function isSameStock(stock: readonly StockEntry[], present: readonly StockEntry[]) {
  const pieces = (entries: readonly StockEntry[], size: string) =>
    entries.find((entry) => entry.size === size)?.quantity ?? 0;
  return [...stock, ...present].every(({ size }) => pieces(stock, size) === pieces(present, size));
}

/**
 * The MRP of an edit: the one that was sent; otherwise that of the product, which follows a higher price when the edit
 * names no version, as the bare call has no field for it (product-rules.md#editing-a-product).
 */
function followPrice(
  { mrpPaise }: LockedProduct,
  pricePaise: number,
  { newMrp, isBare, rule }: { newMrp: number | null | undefined; isBare: boolean; rule: PriceRule },
): number | null | undefined {
  const isPassed = newMrp === undefined && isBare && findMrpConflict(pricePaise, mrpPaise, rule) !== undefined;
  return isPassed ? priceWithGst(pricePaise, rule) : newMrp;
}

/** After an edit, price and MRP must fit together; a problem is that of the MRP when it was sent. */
function refusePrices(locked: LockedProduct, pricePaise: number, newMrp: number | null | undefined, rule: PriceRule) {
  return newMrp === undefined
    ? refuseAboveMrp(pricePaise, locked.mrpPaise, 'price', rule)
    : refuseAboveMrp(pricePaise, newMrp, 'mrp', rule);
}

/** The stock that an edit asks for, when it differs from the current stock. */
function findNewStock(locked: LockedProduct, update: ProductUpdate): Outcome<StockEntry[] | undefined> {
  const stock = resolveStock(locked, update);
  if (stock instanceof Refusal) {
    return stock;
  }
  const isOtherType = (update.sizeType ?? locked.sizeType) !== locked.sizeType;
  return stock !== undefined && (isOtherType || !isSameStock(stock, locked.stock)) ? stock : undefined;
}

/** Writes the stock. A size stays while pieces of it may come back: reserved, or in a parcel not yet delivered. */
async function applyStock(
  tx: Db,
  locked: LockedProduct,
  stock: readonly StockEntry[],
  { hasHeldSizes }: HeldStock,
): Promise<Refusal | undefined> {
  const gone = locked.stock.map((entry) => entry.size).filter((size) => !stock.some((entry) => entry.size === size));
  if (gone.length > 0 && (await hasHeldSizes(tx, locked.id, gone))) {
    return refuse('STOCK_RESERVED', texts.sizeReserved);
  }
  await replaceStock(tx, locked.id, stock);
  return undefined;
}

async function applyUpdate(
  tx: Db,
  locked: LockedProduct,
  { update, user, held }: Pick<Edit, 'update' | 'user'> & { held: HeldStock },
  newStock: StockEntry[] | undefined,
): Promise<Refusal | undefined> {
  const { name, description, price, sizeType } = update;
  const details = parseDetailChanges(update);
  if (details instanceof Refusal) {
    return details;
  }
  const added = update.images?.filter((url) => !locked.images.includes(url)) ?? [];
  const listing = parseListingChanges(locked, update, await takeMedia(tx, [locked.sellerId], added));
  if (listing instanceof Refusal) {
    return listing;
  }
  const changes = {
    ...details,
    ...listing,
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description }),
  };
  const rule = await readPriceRule(tx);
  const pricePaise = price === undefined ? locked.pricePaise : paiseFromRupees(price);
  const isBare = update.version === undefined;
  const mrpPaise = followPrice(locked, pricePaise, { newMrp: details.mrpPaise, isBare, rule });
  const refused =
    refuseOthersFacts(user.role, locked, details) ??
    (newStock && (await applyStock(tx, locked, newStock, held))) ??
    refusePrices(locked, pricePaise, mrpPaise, rule) ??
    refuseUnfinished(locked, update, changes);
  if (refused !== undefined) {
    return refused;
  }
  const stock = newStock ?? update.stock;
  await updateProduct(tx, locked.id, {
    ...changes,
    ...(update.state === undefined ? {} : { state: update.state }),
    ...(price === undefined ? {} : { pricePaise }),
    ...(mrpPaise === undefined ? {} : { mrpPaise }),
    ...(sizeType === undefined ? {} : { sizeType }),
    // The server decides this, whatever was sent (product-rules.md#available-while-there-is-stock).
    ...(stock === undefined ? {} : { isAvailable: totalStock(stock) > 0 }),
  });
  return undefined;
}

/** Whether an edit was made from the current figures. One without a version is a count of what is there now. */
const isFresh = (locked: LockedProduct, { version }: ProductUpdate) =>
  version === undefined || version === locked.version;

const describeStock = (stock: readonly StockEntry[]) => stock.map(({ size, quantity }) => `${size}: ${quantity}`);

/** The name of a field in the database. */
function storedName(name: string): string {
  const [fact, own] = [findFact(name), findOwn(name)];
  return fact === undefined ? (own === undefined ? name : ownStoredAs(own)) : storedAs(fact);
}

/** Which fields of an edit have another value than before; `changed` are the stored ones that do. */
function listChanged(locked: LockedProduct, update: ProductUpdate, changed: readonly string[]): string[] {
  const stock = update.stock === undefined ? locked.stock : update.stock;
  const others: Readonly<Record<string, boolean>> = {
    stock: !isDeepStrictEqual(describeStock(locked.stock).toSorted(), describeStock(stock).toSorted()),
    sizeType: update.sizeType !== locked.sizeType,
  };
  return Object.keys(update).filter((name) => others[name] ?? changed.includes(storedName(name)));
}

/** The figures of an edit for the audit: which fields it changed, and price and pieces before and after. */
function describeEdit(locked: LockedProduct, update: ProductUpdate, changed: readonly string[]) {
  const { price, stock } = update;
  const fields = listChanged(locked, update, changed);
  return {
    fields,
    ...(price !== undefined && fields.includes('price')
      ? { priceFrom: rupeesFromPaise(locked.pricePaise), priceTo: price }
      : {}),
    ...(stock !== undefined && fields.includes('stock')
      ? { stockFrom: describeStock(locked.stock), stockTo: describeStock(stock) }
      : {}),
  };
}

/** Applies an edit made from the current figures; returns whether it was. */
async function applyEdit(tx: Db, { id, update, user, requestId }: Edit, held: HeldStock): Promise<Outcome<boolean>> {
  const locked = await takeProduct(tx, id, user);
  if (locked instanceof Refusal) {
    return locked;
  }
  const newStock = findNewStock(locked, update);
  if (newStock instanceof Refusal) {
    return newStock;
  }
  if (!isFresh(locked, update)) {
    return false;
  }
  const { refused, editId, changed } = await recordEdit(tx, id, () =>
    applyUpdate(tx, locked, { update, user, held }, newStock),
  );
  if (refused !== undefined) {
    return refused;
  }
  await recordAudit(tx, {
    actorId: user.id,
    action: 'product.update',
    subject: 'product',
    subjectId: id,
    detail: { ...describeEdit(locked, update, changed), ...(editId === undefined ? {} : { edit: editId }) },
    requestId,
  });
  return true;
}

/**
 * The seller's inline edit. Quantities are absolute, so an edit with an old version is refused: STALE_VERSION with
 * `current`, the product as it is now. Our pages always send the version (product-rules.md#stale-edits-are-refused).
 */
export function editProduct(db: Pool, edit: Edit, held: HeldStock): Promise<Outcome<OwnProduct>> {
  const apply = async (tx: Db): Promise<Outcome<OwnProduct>> => {
    const isDone = await applyEdit(tx, edit, held);
    if (isDone instanceof Refusal) {
      return isDone;
    }
    const current = await findOwnProduct(tx, edit.id);
    if (current === undefined) {
      return refuseMissing();
    }
    return isDone ? current : refuse('STALE_VERSION', texts.productChanged, { current });
  };
  return refuseTakenSku(() => inTransaction(db, apply));
}

type Addition = Caller & { id: string; files: readonly Buffer[]; names: readonly string[] };

/**
 * Adds pictures after those that a product has; for its owner or an admin. A picture that it has already is not added
 * again, so that a repeated call changes nothing (product-rules.md#product-images).
 */
export async function addPictures(
  db: Pool,
  { id, files, names, user, requestId }: Addition,
  { pictures }: Pick<FastifyInstance, 'pictures'>,
): Promise<Outcome<OwnProduct>> {
  if (files.length === 0) {
    return refuseField('images', texts.imageRequired);
  }
  // Before any file is stored, so that a stranger's are not.
  const allowed = await inTransaction(db, (tx) => takeProduct(tx, id, user));
  if (allowed instanceof Refusal) {
    return allowed;
  }
  const save = async (urls: string[], tx: Db): Promise<Outcome<OwnProduct>> => {
    const locked = await takeProduct(tx, id, user);
    if (locked instanceof Refusal) {
      return locked;
    }
    const images = [...new Set([...locked.images, ...urls])];
    if (images.length > MAX_PRODUCT_IMAGES) {
      return refuseField('images', texts.tooManyImages);
    }
    await updateProduct(tx, id, { images });
    await noteMedia(
      tx,
      locked.sellerId,
      urls.map((url, at) => ({ url, name: names[at] || locked.name })),
    );
    await recordAudit(tx, {
      actorId: user.id,
      action: 'product.update',
      subject: 'product',
      subjectId: id,
      detail: { fields: ['images'] },
      requestId,
    });
    return (await findOwnProduct(tx, id)) ?? refuseMissing();
  };
  return pictures.keep(files, { purpose: 'store', names }, save, db);
}

/** Hides a product permanently; for its owner or an admin (product-rules.md#removed-products). */
export function withdrawProduct(db: Pool, { id, user, requestId }: Omit<Edit, 'update'>): Promise<Outcome<undefined>> {
  return inTransaction(db, async (tx) => {
    const locked = await takeProduct(tx, id, user);
    if (locked instanceof Refusal) {
      return locked;
    }
    await removeProduct(tx, id, user.id);
    await recordAudit(tx, { actorId: user.id, action: 'product.remove', subject: 'product', subjectId: id, requestId });
    return undefined;
  });
}
