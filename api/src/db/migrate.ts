import { join } from 'node:path';
import { migrateFrom } from '@aaram/runtime/db';

const FOLDER = join(import.meta.dirname, 'migrations');

/** Brings the schema at `url` up to date with the store's migrations: `migrateFrom`. Returns the files it applied. */
export const migrate = (url: string): Promise<string[]> => migrateFrom(FOLDER, url);
