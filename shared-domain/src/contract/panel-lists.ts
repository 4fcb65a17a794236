/** What the panel's list of products can be sorted by. `pieces` is the stock of all sizes together. */
export const productSorts = [
  'name',
  'price',
  'mrp',
  'category',
  'brand',
  'sizeType',
  'pieces',
  'hsn',
  'sold',
  'added',
  'updated',
] as const;
/** What the panel's list of orders can be sorted by. */
export const orderSorts = ['placed', 'number', 'customer', 'total', 'payment', 'status'] as const;

/** A column, with a minus in front for the descending order. */
export type SortOf<Column extends string> = Column | `-${Column}`;
export type ProductSort = SortOf<(typeof productSorts)[number]>;
export type OrderSort = SortOf<(typeof orderSorts)[number]>;

/** Every column ascending and descending. */
export const bothWays = <Column extends string>(columns: readonly Column[]): SortOf<Column>[] =>
  columns.flatMap((column): SortOf<Column>[] => [column, `-${column}`]);

/** Most rows on a page of the panel's lists. */
export const MAX_PAGE_ROWS = 100;
/** Most saved views of one list of one account. */
export const MAX_VIEWS = 30;

/** The lists that keep columns and views for each account. */
export const panelTables = ['products', 'orders'] as const;
export const densities = ['compact', 'roomy'] as const;
export type PanelTable = (typeof panelTables)[number];
