import type { Db } from '@aaram/runtime/db';
import { type Outcome, refuse } from '#outcome.ts';
import type { SessionUser } from '#plugins/session.ts';
import * as common from '#texts/common.ts';
import { type LockedProduct, lockProduct } from './product-write.repository.ts';

export type Caller = { user: SessionUser; requestId: string };

/** Locks a product for a change by its owner or an admin. */
export async function takeProduct(tx: Db, id: string, user: SessionUser): Promise<Outcome<LockedProduct>> {
  const locked = await lockProduct(tx, id);
  if (locked === undefined) {
    return refuse('NOT_FOUND', common.productNotFound);
  }
  return locked.sellerId === user.sellerId || user.role === 'admin'
    ? locked
    : refuse('NOT_FOUND', common.productNotFound);
}
