import type { Db, Pool } from '@aaram/runtime/db';
import type { CartAndSaved, SavedItem } from '@aaram/shared-domain/cart';
import { rupeesFromPaise } from '@aaram/shared-domain/money';
import { inTransaction } from '#db/in-transaction.ts';
import { findBuyable, findProducts, findStock, toProduct } from '#modules/catalog/index.ts';
import { lockShopper } from '#modules/identity/index.ts';
import { type Outcome, Refusal, refuse, refuseField } from '#outcome.ts';
import { refuseLate } from '#plugins/deadline.ts';
import * as texts from '#texts/cart.ts';
import * as common from '#texts/common.ts';
import { addPieces, findLines, removeItems } from './cart.repository.ts';
import { designOf, type FindHeld, MAX_PIECES_OF_A_LINE, readCart, refuseStock, sumOf } from './cart.service.ts';
import { findSaved, insertSaved, takeSaved } from './saved-items.repository.ts';

/** Lines that one account may have saved at a time. */
const MAX_SAVED_ITEMS = 100;

/** What is saved for later, newest first; what can no longer be bought stays, to be seen and removed. Drafts are left out. */
export async function readSaved(db: Db, userId: string): Promise<SavedItem[]> {
  const lines = await findSaved(db, userId);
  const products = await findProducts(
    db,
    lines.map(({ productId }) => productId),
    'card',
  );
  return lines.flatMap((line) => {
    const row = products.get(line.productId);
    if (row === undefined || row.isDraft) {
      return [];
    }
    const product = toProduct(row);
    const { id, quantity, size, savedPaise } = line;
    return [
      {
        _id: id,
        product: { ...product, isAvailable: row.isListed && product.isAvailable },
        quantity,
        size,
        customImages: designOf(line),
        savedPrice: rupeesFromPaise(savedPaise),
      },
    ];
  });
}

const readBoth = async (db: Db, userId: string, findHeld: FindHeld): Promise<CartAndSaved> => ({
  cart: await readCart(db, userId, { view: 'card', findHeld }),
  saved: await readSaved(db, userId),
});

type Move = { userId: string; id: string };
type Context = { findHeld: FindHeld };

/** Moves a cart line to what is saved for later. One that is no longer in the cart is no error: it was moved before. */
export function saveForLater(db: Pool, { userId, id }: Move, { findHeld }: Context): Promise<Outcome<CartAndSaved>> {
  return inTransaction(db, async (tx): Promise<Outcome<CartAndSaved>> => {
    await lockShopper(tx, userId);
    refuseLate();
    const line = (await findLines(tx, userId)).find((one) => one.id === id);
    const product = line && (await findProducts(tx, [line.productId], 'card')).get(line.productId);
    if (line !== undefined && product !== undefined) {
      await removeItems(tx, [line.id]);
      await insertSaved(tx, userId, { line, paise: product.pricePaise });
      if ((await findSaved(tx, userId)).length > MAX_SAVED_ITEMS) {
        return refuseField('itemId', texts.tooManySaved(MAX_SAVED_ITEMS));
      }
    }
    // Read before the end of the transaction: a call that is answered 503 has moved nothing, and may be repeated.
    return readBoth(tx, userId, findHeld);
  });
}

/** How many more pieces of a size the cart can take; a refusal when that is none. */
async function findRoom(tx: Db, { userId, productId, size }: { userId: string; productId: string; size: string }) {
  const product = await findBuyable(tx, productId);
  if (product === undefined) {
    return refuse('NOT_FOUND', common.productNotFound);
  }
  const available = product.isAvailable ? ((await findStock(tx, productId, size)) ?? 0) : 0;
  const room = Math.min(available, MAX_PIECES_OF_A_LINE) - sumOf(await findLines(tx, userId, productId), size);
  return room < 1 ? refuseStock(available, size) : room;
}

/**
 * Moves a saved line back to the cart, as many pieces as are in stock: the others stay saved. One that is no longer
 * saved is no error: it was moved before.
 */
export function moveToCart(db: Pool, { userId, id }: Move, { findHeld }: Context): Promise<Outcome<CartAndSaved>> {
  return inTransaction(db, async (tx): Promise<Outcome<CartAndSaved>> => {
    await lockShopper(tx, userId);
    refuseLate();
    const line = (await findSaved(tx, userId)).find((one) => one.id === id);
    if (line !== undefined) {
      const room = await findRoom(tx, { ...line, userId });
      if (room instanceof Refusal) {
        return room;
      }
      const quantity = Math.min(line.quantity, room);
      await takeSaved(tx, { id, quantity });
      await addPieces(tx, { ...line, userId, quantity });
    }
    return readBoth(tx, userId, findHeld);
  });
}
