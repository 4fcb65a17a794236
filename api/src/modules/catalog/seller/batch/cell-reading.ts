import type { ProductColumn } from '@aaram/shared-domain/change-set';
import type { BatchProduct } from './batch-edit.repository.ts';
import type { ProductState } from './plan-change.ts';

/** The cells of a row, by column; columns that the file does not have are left out. */
export type ProductCells = Partial<Record<ProductColumn, string>>;
export type CellIssue = { column: ProductColumn; value: string; message: string };

/** A row of a file while its cells are read. */
export type Reading = {
  product: BatchProduct;
  cells: ProductCells;
  after: ProductState;
  issues: CellIssue[];
  /** What becomes of the row although nothing is wrong in it. */
  note: string | null;
};

/** Notes what is wrong in a cell. */
export const note = ({ cells, issues }: Reading, column: ProductColumn, message: string) =>
  issues.push({ column, value: (cells[column] ?? '').slice(0, 60), message });
