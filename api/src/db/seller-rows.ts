import { isId } from '#is-id.ts';

/** What follows `begin` in a transaction that reaches the rows of one seller alone, by the policies of migration 0260. */
function asSeller(sellerId: string): string {
  if (!isId(sellerId)) {
    throw new Error('A seller has an id.');
  }
  return `set local role aaram_seller; set local aaram.seller = '${sellerId}'`;
}

/** The same, and changes nothing. */
export const readAsSeller = (sellerId: string): string => `read only; ${asSeller(sellerId)}`;

/** The same, and changes rows of this seller alone. */
export const actAsSeller = (sellerId: string): string => `; ${asSeller(sellerId)}`;
