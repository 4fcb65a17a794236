import { readTable } from './read-table.ts';
import { unpackZip } from './read-zip.ts';

/** What the process of files does, by name, with the bytes of one file. */
export const fileWork = { readTable, unpackZip };
