export { archiveDir, listArchived, openArchive } from './archive.ts';
export { type CheckedTable, checkTables } from './check-tables.ts';
export { asItIs, copyDatabase } from './copy-database.ts';
export { findGap, listSegments } from './segments.ts';
