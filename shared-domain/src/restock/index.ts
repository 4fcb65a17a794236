export type { RestockAlert } from './schema.ts';
