export type { View } from './card.sql.ts';
export { productColumns } from './product.repository.ts';
export { viewQuerySchema, viewSchema } from './product-query.ts';
export { type ProductRow, toProduct } from './product-summary.ts';
