import {
  MAX_PRODUCT_IMAGES,
  type Product,
  type ProductUpdate,
  resetStock,
  type StockEntry,
  totalStock,
} from '@aaram/shared-domain/catalog';
import { paiseFromRupees, rupeesFromPaise } from '@aaram/shared-domain/money';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '#db/pool.ts';
import { recordAudit } from '#modules/audit/index.ts';
import { isSeller } from '#modules/identity/index.ts';
import { hasHeldSizes } from '#modules/orders/index.ts';
import { fail } from '#plugins/errors.ts';
import { readForm } from '#plugins/forms.ts';
import { orFail } from '#plugins/refusals.ts';
import { requireUser, type SessionUser } from '#plugins/session.ts';
import { findProduct } from '../product.repository.ts';
import { parseDetailChanges, requireWithinMrp } from './product-details.ts';
import { arrangeStock, parseProductForm } from './product-form.ts';
import {
  insertProduct,
  type LockedProduct,
  lockProduct,
  removeProduct,
  replaceStock,
  updateProduct,
} from './product-write.repository.ts';

const NOT_FOUND = 'Product not found.';
const TOO_MANY = 'You can upload up to 5 images only.';
const STALE = 'This product has changed since you opened it. Please check the current values.';
const UNVERSIONED = 'Stock is changed from its present figures alone. Please check them, and send their version along.';
const FOREIGN = 'You can only change your own products.';

/** The seller of a new product: the caller; an admin may name another seller. */
async function resolveSeller(db: Db, user: SessionUser, named: string | undefined): Promise<string> {
  if (named === undefined || named === user.id) {
    return user.id;
  }
  const isAllowed = user.role === 'admin' && /^[0-9a-f-]{36}$/i.test(named) && (await isSeller(db, named));
  return isAllowed ? named : fail(403, 'SELLER_MISMATCH', 'You can only add your own products.');
}

/** Reads the form, stores the pictures and the product: all or nothing (product-rules.md#adding-a-product). */
export async function addProduct(app: FastifyInstance, request: FastifyRequest): Promise<Product> {
  const user = requireUser(request);
  const form = await readForm(request, {
    maxFiles: MAX_PRODUCT_IMAGES,
    onTooMany: () => fail(400, 'INVALID_INPUT', TOO_MANY, { issues: [{ path: 'images', message: TOO_MANY }] }),
  });
  const { seller, ...product } = parseProductForm(form.fields);
  if (form.files.length === 0) {
    fail(400, 'INVALID_INPUT', 'Please add at least one image.', {
      issues: [{ path: 'images', message: 'Please add at least one image.' }],
    });
  }
  const sellerId = await resolveSeller(app.db, user, seller);
  const kept = await app.pictures.keep(form.files, { purpose: 'store' }, async (urls, tx) => {
    const inserted = await insertProduct(tx, { ...product, sellerId, images: [...new Set(urls)] });
    await recordAudit(tx, {
      actorId: user.id,
      action: 'product.add',
      subject: 'product',
      subjectId: inserted,
      requestId: request.id,
    });
    return inserted;
  });
  const id = orFail(kept);
  app.forgetProducts([id]);
  return (await findProduct(app.db, id)) ?? fail(404, 'NOT_FOUND', NOT_FOUND);
}

/** Locks a product for a change by its owner or an admin; otherwise 404 or 403. */
async function takeProduct(tx: Db, id: string, user: SessionUser): Promise<LockedProduct> {
  const locked = (await lockProduct(tx, id)) ?? fail(404, 'NOT_FOUND', NOT_FOUND);
  return locked.sellerId === user.id || user.role === 'admin' ? locked : fail(403, 'FORBIDDEN', FOREIGN);
}

/** The stock after the edit: what was sent, or the current pieces under the new size type, or undefined. */
function resolveStock(locked: LockedProduct, update: ProductUpdate) {
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

/** After an edit of the price or the MRP, the two must fit together; edits of neither are not checked. */
function checkPrices(locked: LockedProduct, pricePaise: number, newMrp: number | null | undefined) {
  const mrpPaise = newMrp === undefined ? locked.mrpPaise : newMrp;
  if (pricePaise !== locked.pricePaise || mrpPaise !== locked.mrpPaise) {
    requireWithinMrp(pricePaise, mrpPaise, newMrp === undefined ? 'price' : 'mrp');
  }
}

/** The stock that an edit asks for, when it differs from the current stock. */
function findNewStock(locked: LockedProduct, update: ProductUpdate): StockEntry[] | undefined {
  const stock = resolveStock(locked, update);
  const isOtherType = (update.sizeType ?? locked.sizeType) !== locked.sizeType;
  return stock !== undefined && (isOtherType || !isSameStock(stock, locked.stock)) ? stock : undefined;
}

/** Writes the stock. A size stays while pieces of it may come back: reserved, or in a parcel not yet delivered. */
async function applyStock(tx: Db, locked: LockedProduct, stock: readonly StockEntry[]) {
  const gone = locked.stock.map((entry) => entry.size).filter((size) => !stock.some((entry) => entry.size === size));
  if (gone.length > 0 && (await hasHeldSizes(tx, locked.id, gone))) {
    fail(
      409,
      'STOCK_RESERVED',
      'Pieces of this size are reserved or on their way, and may come back. Please try again when they are delivered.',
    );
  }
  await replaceStock(tx, locked.id, stock);
}

async function applyUpdate(tx: Db, locked: LockedProduct, update: ProductUpdate, newStock: StockEntry[] | undefined) {
  if (newStock !== undefined) {
    await applyStock(tx, locked, newStock);
  }
  const { name, description, price, sizeType } = update;
  const details = parseDetailChanges(update);
  checkPrices(locked, price === undefined ? locked.pricePaise : paiseFromRupees(price), details.mrpPaise);
  const stock = newStock ?? update.stock;
  await updateProduct(tx, locked.id, {
    ...details,
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description }),
    ...(price === undefined ? {} : { pricePaise: paiseFromRupees(price) }),
    ...(sizeType === undefined ? {} : { sizeType }),
    // The server decides this, whatever was sent (product-rules.md#available-while-there-is-stock).
    ...(stock === undefined ? {} : { isAvailable: totalStock(stock) > 0 }),
  });
}

/** Whether an edit was made from the current figures. An edit without a version may not change the stock. */
const isFresh = (locked: LockedProduct, { version }: ProductUpdate, newStock: StockEntry[] | undefined) =>
  version === undefined ? newStock === undefined : version === locked.version;

const describeStock = (stock: readonly StockEntry[]) => stock.map(({ size, quantity }) => `${size}: ${quantity}`);

/** The figures of an edit for the audit: which fields, and price and pieces before and after. */
function describeEdit(locked: LockedProduct, update: ProductUpdate) {
  const { price, stock } = update;
  return {
    fields: Object.keys(update),
    ...(price === undefined ? {} : { priceFrom: rupeesFromPaise(locked.pricePaise), priceTo: price }),
    ...(stock === undefined ? {} : { stockFrom: describeStock(locked.stock), stockTo: describeStock(stock) }),
  };
}

type Edit = { id: string; update: ProductUpdate; user: SessionUser; requestId: string };

/**
 * The seller's inline edit. Quantities are absolute, so an edit of them with an old version, or without one, is
 * refused: 409 STALE_VERSION with `current`, the product as it is now.
 */
export async function editProduct(app: FastifyInstance, { id, update, user, requestId }: Edit): Promise<Product> {
  const isDone = await app.db.begin(async (tx) => {
    const locked = await takeProduct(tx, id, user);
    const newStock = findNewStock(locked, update);
    if (!isFresh(locked, update, newStock)) {
      return false;
    }
    await applyUpdate(tx, locked, update, newStock);
    await recordAudit(tx, {
      actorId: user.id,
      action: 'product.update',
      subject: 'product',
      subjectId: id,
      detail: describeEdit(locked, update),
      requestId,
    });
    return true;
  });
  app.forgetProducts([id]);
  const current = (await findProduct(app.db, id)) ?? fail(404, 'NOT_FOUND', NOT_FOUND);
  return isDone ? current : fail(409, 'STALE_VERSION', update.version === undefined ? UNVERSIONED : STALE, { current });
}

/** Hides a product permanently; for its owner or an admin (product-rules.md#removed-products). */
export async function withdrawProduct(app: FastifyInstance, { id, user, requestId }: Omit<Edit, 'update'>) {
  await app.db.begin(async (tx) => {
    await takeProduct(tx, id, user);
    await removeProduct(tx, id);
    await recordAudit(tx, { actorId: user.id, action: 'product.remove', subject: 'product', subjectId: id, requestId });
  });
  app.forgetProducts([id]);
}
