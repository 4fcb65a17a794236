import type { Db, Pool } from '@aaram/runtime/db';
import { type Cart, outOfStockMessage } from '@aaram/shared-domain/cart';
import { rupeesFromPaise } from '@aaram/shared-domain/money';
import { inTransaction } from '#db/in-transaction.ts';
import { recordAudit } from '#modules/audit/index.ts';
import { findBuyable, findProducts, findStock, type ProductRow, toProduct, type View } from '#modules/catalog/index.ts';
import { lockShopper } from '#modules/identity/index.ts';
import { type Outcome, Refusal, refuse } from '#outcome.ts';
import { refuseLate } from '#plugins/deadline.ts';
import * as texts from '#texts/cart.ts';
import * as common from '#texts/common.ts';
import {
  addPieces,
  type CartLine,
  clearCart,
  type Design,
  findLines,
  removeItems,
  setQuantity,
} from './cart.repository.ts';

/** Highest quantity of one line, whatever the stock. */
export const MAX_PIECES_OF_A_LINE = 1000;

/** Those of these products of which an unpaid order holds pieces: orders stand above carts, so app.ts passes it in. */
export type FindHeld = (db: Db, productIds: readonly string[]) => Promise<ReadonlySet<string>>;
/** What reading a cart needs beside whose it is. */
export type CartContext = { view: View; findHeld: FindHeld };

type CartItem = CartLine & { product: ProductRow & { isListed: boolean } };

/** A line's design as the API returns it. */
export const designOf = ({ rawImage, previewImage }: Design) =>
  rawImage === null || previewImage === null ? null : { rawImage, previewImage };

const toItem = ({ id, product, quantity, size, ...design }: CartItem): Cart['items'][number] => ({
  _id: id,
  product: toProduct(product),
  quantity,
  size,
  customImages: designOf(design),
});

/** The cart's lines with their products, oldest first. */
async function readItems(db: Db, userId: string, view: View): Promise<CartItem[]> {
  const lines = await findLines(db, userId);
  const ids = lines.map((line) => line.productId);
  const products = await findProducts(db, ids, view);
  return lines.flatMap((line) => {
    const product = products.get(line.productId);
    return product === undefined ? [] : [{ ...line, product }];
  });
}

function toCart(items: readonly CartItem[], removed: string[]): Cart {
  const paise = items.reduce((sum, { product, quantity }) => sum + product.pricePaise * quantity, 0);
  return { items: items.map(toItem), total: rupeesFromPaise(paise), removed };
}

/**
 * The lines whose product is not available. A product is still available while its last pieces are held by unpaid
 * orders: those may never be paid.
 */
async function findOutOfSale(db: Db, items: readonly CartItem[], findHeld: FindHeld): Promise<CartItem[]> {
  const isOffered = ({ product }: CartItem) => product.isListed && product.isAvailable;
  const isEmpty = ({ product }: CartItem) => product.stock.every(({ quantity }) => quantity === 0);
  const empty = items.filter((item) => isOffered(item) && isEmpty(item));
  const emptyIds = empty.map((item) => item.productId);
  const held = empty.length === 0 ? new Set() : await findHeld(db, emptyIds);
  return items.filter((item) => !isOffered(item) || (isEmpty(item) && !held.has(item.productId)));
}

/** The cart as it is, for another person to see: reading removes nothing. */
export async function showCart(db: Db, userId: string, { view }: Pick<CartContext, 'view'>): Promise<Cart> {
  return toCart(await readItems(db, userId, view), []);
}

/** The cart as the API returns it: unavailable products are removed and named in `removed`; `total` is in rupees. */
export async function readCart(db: Db, userId: string, { view, findHeld }: CartContext): Promise<Cart> {
  const items = await readItems(db, userId, view);
  const gone = await findOutOfSale(db, items, findHeld);
  if (gone.length === 0) {
    return toCart(items, []);
  }
  const ids = gone.map((item) => item.id);
  const removed = await removeItems(db, ids);
  const names = gone.filter((item) => removed.has(item.id)).map((item) => item.product.name);
  return toCart(
    items.filter((item) => !gone.includes(item)),
    [...new Set(names)],
  );
}

export const refuseStock = (available: number, size: string) =>
  refuse('OUT_OF_STOCK', outOfStockMessage(available, size), { available });

/** The size that a call means: the one it names, or the only one of products without sizes. */
function resolveSize(product: { sizeType: string; sizes: string[] }, requested: string | undefined): Outcome<string> {
  const size = product.sizeType === 'Quantity' ? 'Quantity' : (requested ?? '');
  return product.sizes.includes(size) ? size : refuse('SIZE_REQUIRED', common.selectSize);
}

type Clearing = { userId: string; by: { id: string }; requestId: string };

/** Empties a cart. When an admin empties another person's cart, that is recorded in the audit. */
export function emptyCart(db: Pool, { userId, by, requestId }: Clearing, context: CartContext): Promise<Cart> {
  return db.begin(async (tx) => {
    await clearCart(tx, userId);
    if (by.id !== userId) {
      await recordAudit(tx, { actorId: by.id, action: 'cart.clear', subject: 'cart', subjectId: userId, requestId });
    }
    return by.id === userId ? readCart(tx, userId, context) : showCart(tx, userId, context);
  });
}

type Addition = Design & {
  userId: string;
  productId: string;
  size: string | undefined;
  quantity: number;
};

/** Adds pieces, up to the stock of their size over all designs (product-rules.md#cart-quantity). */
export async function addToCart(db: Pool, addition: Addition, context: CartContext): Promise<Outcome<Cart>> {
  const { userId, productId, quantity, rawImage, previewImage } = addition;
  const product = await findBuyable(db, productId);
  if (product === undefined) {
    return refuse('NOT_FOUND', common.productNotFound);
  }
  if (!product.isAvailable) {
    return refuse('UNAVAILABLE', common.productUnavailable(product.name));
  }
  const size = resolveSize(product, addition.size);
  if (size instanceof Refusal) {
    return size;
  }
  return inTransaction(db, async (tx): Promise<Outcome<Cart>> => {
    await lockShopper(tx, userId);
    refuseLate();
    const available = (await findStock(tx, productId, size)) ?? 0;
    const held = sumOf(await findLines(tx, userId, productId), size);
    if (held + quantity > Math.min(available, MAX_PIECES_OF_A_LINE)) {
      return refuseStock(available, size);
    }
    await addPieces(tx, { userId, productId, size, quantity, rawImage, previewImage });
    // Read before the end of the transaction: a call that is answered 503 has added nothing, and may be repeated.
    return readCart(tx, userId, context);
  });
}

/** Pieces of a size over all designs. */
export const sumOf = (lines: readonly CartLine[], size: string) =>
  lines.filter((line) => line.size === size).reduce((sum, line) => sum + line.quantity, 0);

export type LineChoice = { userId: string; productId: string; size?: string | undefined; itemId?: string | undefined };

function chooseLines(lines: readonly CartLine[], { size, itemId }: LineChoice): CartLine[] {
  return lines.filter(
    (line) => (itemId === undefined || line.id === itemId) && (size === undefined || line.size === size),
  );
}

/** The one line a call means; when several match it is refused, nothing changes (product-rules.md#cart-lines). */
function pickLine(lines: readonly CartLine[], choice: LineChoice): Outcome<CartLine | undefined> {
  const chosen = chooseLines(lines, choice);
  return chosen.length > 1 ? refuse('AMBIGUOUS_CART_LINE', texts.sizeRequired) : chosen[0];
}

/** Sets a line's quantity. More than the stock is 409 with `available`, and nothing changes. */
export async function updateCart(
  db: Pool,
  { quantity, ...choice }: LineChoice & { quantity: number },
  context: CartContext,
): Promise<Outcome<Cart>> {
  const { userId, productId } = choice;
  const refusal = await inTransaction(db, async (tx) => {
    await lockShopper(tx, userId);
    const lines = await findLines(tx, userId, productId);
    const line = pickLine(lines, choice) ?? refuse('NOT_FOUND', texts.itemNotFound);
    if (line instanceof Refusal) {
      return line;
    }
    const available = (await findStock(tx, productId, line.size)) ?? 0;
    const others = sumOf(lines, line.size) - line.quantity;
    if (others + quantity > Math.min(available, MAX_PIECES_OF_A_LINE)) {
      return refuseStock(available, line.size);
    }
    await setQuantity(tx, line.id, quantity);
    return undefined;
  });
  return refusal ?? readCart(db, userId, context);
}

/**
 * Removes the lines that a call means, all of a product when it names neither size nor line; what no longer exists is no
 * error (product-rules.md#cart-lines).
 */
export async function removeFromCart(db: Pool, choice: LineChoice, context: CartContext): Promise<Outcome<Cart>> {
  const { userId, productId } = choice;
  await inTransaction(db, async (tx) => {
    await lockShopper(tx, userId);
    const lines = chooseLines(await findLines(tx, userId, productId), choice);
    await removeItems(
      tx,
      lines.map(({ id }) => id),
    );
  });
  return readCart(db, userId, context);
}
