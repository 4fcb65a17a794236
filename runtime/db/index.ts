export { migrateFrom } from './migrate-from.ts';
export { createPool, type Db, type Pool } from './pool.ts';
export type { Part } from './sql.ts';
