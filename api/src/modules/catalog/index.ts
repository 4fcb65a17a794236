export { catalogModule } from './catalog.routes.ts';
export { summaryColumns } from './product.repository.ts';
export { type SummaryRow, toSummary } from './product-summary.ts';
