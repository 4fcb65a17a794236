import type { Pool } from '@aaram/runtime/db';
import { MAX_NAME_LENGTH, type OwnProduct } from '@aaram/shared-domain/catalog';
import { inTransaction } from '#db/in-transaction.ts';
import { recordAudit } from '#modules/audit/index.ts';
import { type Outcome, Refusal, refuse } from '#outcome.ts';
import * as texts from '#texts/catalog.ts';
import * as common from '#texts/common.ts';
import { findOwnProduct } from '../product.repository.ts';
import { type Caller, takeProduct } from './own-product.ts';
import { insertCopy } from './product-write.repository.ts';

/** Stores a draft with the values and pictures of a product, without pieces, sales and reviews. */
export function copyProduct(db: Pool, { id, user, requestId }: Caller & { id: string }): Promise<Outcome<OwnProduct>> {
  return inTransaction(db, async (tx): Promise<Outcome<OwnProduct>> => {
    const locked = await takeProduct(tx, id, user);
    if (locked instanceof Refusal) {
      return locked;
    }
    const suffix = texts.copySuffix;
    const name = `${[...locked.name].slice(0, MAX_NAME_LENGTH - suffix.length).join('')}${suffix}`;
    const copy = await insertCopy(tx, id, name);
    await recordAudit(tx, {
      actorId: user.id,
      action: 'product.add',
      subject: 'product',
      subjectId: copy,
      detail: { copyOf: id },
      requestId,
    });
    return (await findOwnProduct(tx, copy)) ?? refuse('NOT_FOUND', common.productNotFound);
  });
}
