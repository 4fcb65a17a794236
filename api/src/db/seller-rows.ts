import { isId } from '#is-id.ts';

/** What follows `begin` in a transaction that reads the rows of one seller alone, by the policies of migration 0191. */
export function readAsSeller(sellerId: string): string {
  if (!isId(sellerId)) {
    throw new Error('A seller has an id.');
  }
  return `read only; set local role aaram_seller; set local aaram.seller = '${sellerId}'`;
}
