import { isId } from '@aaram/runtime/db/values';

/** What is needed of a transaction; the pool itself uses this file. */
type Tx = { unsafe: (text: string) => PromiseLike<unknown> };
type SellerRole = 'aaram_seller' | 'aaram_parcels';

/** What lets a transaction reach the rows of one seller alone, by the policies of migrations 0260 and 0300. */
function actAs(role: SellerRole, sellerId: string): string {
  if (!isId(sellerId)) {
    throw new Error('A seller has an id.');
  }
  return `set local role ${role}; set local aaram.seller = '${sellerId}'`;
}

/** What follows `begin` in a transaction that reaches the rows of one seller alone, and changes nothing. */
export const readAsSeller = (sellerId: string): string => `read only; ${actAs('aaram_seller', sellerId)}`;

/** The same, and changes rows of this seller alone. */
export const actAsSeller = (sellerId: string): string => `; ${actAs('aaram_seller', sellerId)}`;

const AS_STORE = 'set local role none';
/** What open transactions reach; those that are not here reach everything. */
const reaches = new WeakMap<Tx, string>();

/** Notes what a transaction has reached since its begin. */
export const noteSeller = (tx: Tx, sellerId: string) => reaches.set(tx, actAs('aaram_seller', sellerId));

/** Runs a part of a transaction with another reach. When it throws, the transaction is rolled back, and the reach with it. */
async function reach<Result>(tx: Tx, wanted: string, work: () => Promise<Result>): Promise<Result> {
  const before = reaches.get(tx) ?? AS_STORE;
  if (before === wanted) {
    return work();
  }
  await tx.unsafe(wanted);
  reaches.set(tx, wanted);
  const result = await work();
  await tx.unsafe(before);
  reaches.set(tx, before);
  return result;
}

/**
 * Runs a part of a transaction that changes parcels for a seller's team: it sees the orders in which the seller has a
 * parcel, and changes nothing of other sellers (migration 0300). For an admin, who is given as null, nothing is closed.
 */
export const withinParcelsOf = <Result>(tx: Tx, sellerId: string | null, work: () => Promise<Result>) =>
  sellerId === null ? work() : reach(tx, actAs('aaram_parcels', sellerId), work);

/** Runs a part of it as the store: the money and the tax documents of an order, which are shares of all its parcels. */
export const asStore = <Result>(tx: Tx, work: () => Promise<Result>) => reach(tx, AS_STORE, work);
