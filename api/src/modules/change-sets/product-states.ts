import type { ProductState } from '#modules/catalog/for-change-sets.ts';
import type { RowState } from './change-sets.repository.ts';

/** Both states of a row of a product. The catalogue made them; the table has them as JSON. */
export const productStates = ({ before, after }: { before: RowState; after: RowState }) => ({
  before: before as ProductState,
  after: after as ProductState,
});
