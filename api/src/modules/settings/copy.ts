import type { Db } from '@aaram/runtime/db';
import { deleteSetting, putSetting, readSetting } from './settings.repository.ts';

/** The mark of a store that was restored while the store that it is a copy of may still run. Migration 0400 reads it. */
const COPY = 'copy';

/** Says that this store is a copy, of which moment. */
export const markCopy = (db: Db, upTo: string) => putSetting(db, COPY, { upTo });

/** Whether this store is a copy that has not been taken over. */
export const isCopy = async (db: Db): Promise<boolean> => (await readSetting(db, COPY)) !== undefined;

/** Says that the store that this one is a copy of is gone. Answers whether it was a copy. */
export const takeOver = (db: Db): Promise<boolean> => deleteSetting(db, COPY);
