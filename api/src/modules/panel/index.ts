export { forgetTables } from './tables.repository.ts';
