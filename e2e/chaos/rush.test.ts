import { ApiError } from '@aaram/shared-domain/contract';
import { describe, expect, it } from 'vitest';
import { clientFor, newShopper } from '#lib/api.ts';
import { addProduct, orderOf } from '#lib/shopping.ts';
import { shopUrl } from '#lib/store/store-under-test.ts';

const SHOPPERS = 60;
const PIECES = 5;

/** Resolves to 'ordered', or to the reason of the refusal. */
async function tryToOrder(token: string, product: Awaited<ReturnType<typeof addProduct>>): Promise<string> {
  try {
    await clientFor(shopUrl, token).createOrder(orderOf(product, 'S'), crypto.randomUUID());
    return 'ordered';
  } catch (error) {
    return error instanceof ApiError ? `${error.status} ${error.code}` : String(error);
  }
}

describe('a rush on the last pieces', () => {
  // reliability: sold-once
  it(`sells exactly ${PIECES} of ${PIECES} to ${SHOPPERS} shoppers at once`, async () => {
    const product = await addProduct(shopUrl, PIECES);
    const shoppers: Awaited<ReturnType<typeof newShopper>>[] = [];
    // Not all at once: passwords are hashed a few at a time, and the store says early that it is busy.
    while (shoppers.length < SHOPPERS) {
      shoppers.push(...(await Promise.all(Array.from({ length: 10 }, () => newShopper(shopUrl)))));
    }
    const answers = await Promise.all(shoppers.map(({ token }) => tryToOrder(token, product)));
    expect(answers.toSorted()).toEqual([
      ...Array.from({ length: SHOPPERS - PIECES }, () => '409 OUT_OF_STOCK'),
      ...Array.from({ length: PIECES }, () => 'ordered'),
    ]);
    const after = await clientFor(shopUrl).getProduct(product._id);
    expect(after.stock.find(({ size }) => size === 'S')?.quantity).toBe(0);
  });
});
