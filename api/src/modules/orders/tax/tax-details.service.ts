import type { Db, Pool } from '@aaram/runtime/db';
import { isGstin, plainGstin, type TaxDetails, type TaxDetailsInput } from '@aaram/shared-domain/tax';
import { inTransaction } from '#db/in-transaction.ts';
import { recordAudit } from '#modules/audit/index.ts';
import { isSeller } from '#modules/identity/index.ts';
import { type Outcome, refuse } from '#outcome.ts';
import * as texts from '#texts/accounts.ts';
import { readSupplier } from './supplier.ts';
import { changeTaxSeller, findTaxSeller, readTaxSeller, takePrefix } from './tax.repository.ts';

type Context = { sellerId: string; actorId: string; requestId: string };

/** A seller's own details on invoices, and in whose name they are issued while there are none. */
export async function readTaxDetails(db: Db, sellerId: string): Promise<Outcome<TaxDetails>> {
  return (await isSeller(db, sellerId)) ? describe(db, sellerId) : refuse('NOT_FOUND', texts.sellerNotFound);
}

async function describe(db: Db, sellerId: string): Promise<TaxDetails> {
  const { supplier, prefix } = await readTaxSeller(db, sellerId);
  const store = await readSupplier(db);
  return {
    legalName: supplier?.legalName ?? '',
    legalAddress: supplier?.legalAddress ?? '',
    gstin: supplier?.gstin ?? '',
    signatory: supplier?.signatory ?? '',
    prefix: prefix ?? '',
    instead: supplier === null ? { legalName: store.legalName, gstin: store.gstin } : null,
  };
}

/** Changes them for invoices from now on; those that were issued stay as they are. All empty: the store's are used. */
export async function changeTaxDetails(
  db: Pool,
  input: Omit<TaxDetailsInput, 'seller'>,
  { sellerId, actorId, requestId }: Context,
): Promise<Outcome<TaxDetails>> {
  const { legalName, legalAddress, signatory, prefix } = input;
  const gstin = plainGstin(input.gstin);
  const given = [legalName, legalAddress, gstin];
  if (given.some((text) => text === '') && given.some((text) => text !== '')) {
    return refuse('INVALID_INPUT', texts.allOrNone);
  }
  if (gstin !== '' && !isGstin(gstin)) {
    return refuse('INVALID_INPUT', texts.gstinWrong);
  }
  return inTransaction(db, async (tx): Promise<Outcome<TaxDetails>> => {
    if (!(await isSeller(tx, sellerId))) {
      return refuse('NOT_FOUND', texts.sellerNotFound);
    }
    await findTaxSeller(tx, sellerId);
    const before = await describe(tx, sellerId);
    if (prefix !== '' && !(await takePrefix(tx, prefix, sellerId))) {
      return refuse('ALREADY_EXISTS', texts.prefixTaken);
    }
    await changeTaxSeller(tx, sellerId, { legalName, legalAddress, gstin, signatory, prefix });
    const after = await describe(tx, sellerId);
    const changed = (['legalName', 'legalAddress', 'gstin', 'signatory', 'prefix'] as const).filter(
      (name) => before[name] !== after[name],
    );
    if (changed.length > 0) {
      await recordAudit(tx, {
        actorId,
        action: 'tax.details',
        subject: 'seller',
        subjectId: sellerId,
        detail: Object.fromEntries(
          changed.flatMap((name) => [
            [`${name} before`, before[name]],
            [`${name} after`, after[name]],
          ]),
        ),
        requestId,
      });
    }
    return after;
  });
}
