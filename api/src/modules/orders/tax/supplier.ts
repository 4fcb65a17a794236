import type { Db } from '@aaram/runtime/db';
import { defaultSettings } from '@aaram/shared-domain/settings';
import { putSetting, readSetting } from '#modules/settings/index.ts';
import type { Supplier } from './tax.repository.ts';

const SETTING = 'tax-supplier';

/** Keeps the store's legal facts where payments that are settled by any process find them. */
export const keepSupplier = (db: Db, { legalName, legalAddress, gstin }: Supplier) =>
  putSetting(db, SETTING, { legalName, legalAddress, gstin });

/** The legal facts of the store, which sells what sellers without own facts offer. */
export async function readSupplier(db: Db): Promise<Supplier> {
  const { legalName, legalAddress, gstin } = defaultSettings;
  return { legalName, legalAddress, gstin, ...((await readSetting(db, SETTING)) as Partial<Supplier> | undefined) };
}
