import * as texts from '#texts/import-columns.ts';
import {
  type FactKey,
  factKeys,
  labelColumnOf,
  labelOwnColumn,
  type OwnWith,
  otherColumnsOf,
  otherOwnColumns,
  ownWith,
} from '../product-fields/index.ts';

type OwnColumn = keyof typeof texts.columns;
type FieldColumn = OwnWith<{ isInFiles: true }>;
export type ProductColumn = OwnColumn | FieldColumn | FactKey;

/** After which own field the facts stand: the MRP beside the price, the others before the pictures. */
const factsAfter: Partial<Record<FieldColumn, readonly FactKey[]>> = {
  price: ['mrp'],
  tags: factKeys.filter((key) => key !== 'mrp'),
};
/** Columns of a file of products, in the order of an export. */
export const productColumns: readonly ProductColumn[] = [
  ...(['id', 'version'] as const),
  ...ownWith('isInFiles').flatMap((key): ProductColumn[] => [key, ...(factsAfter[key] ?? [])]),
  ...(['size', 'pieces'] as const),
];

/** Columns of an export of products, one row each, and of an export of stock, one row for each size. */
export const exportColumns = {
  products: productColumns.filter((column) => column !== 'size' && column !== 'pieces'),
  stock: ['id', 'version', 'name', 'size', 'pieces'],
} as const satisfies Record<string, readonly ProductColumn[]>;

const isOwn = (column: ProductColumn): column is OwnColumn => Object.hasOwn(texts.columns, column);
const isFact = (column: ProductColumn): column is FactKey => factKeys.some((key) => key === column);

function wordsOf(column: ProductColumn): { label: string; others: readonly string[] } {
  if (isOwn(column)) {
    return { label: texts.columns[column], others: texts.otherNames[column] ?? [] };
  }
  if (isFact(column)) {
    return { label: labelColumnOf(column), others: otherColumnsOf(column) };
  }
  return { label: labelOwnColumn(column), others: otherOwnColumns(column) };
}

/** What a column is called in the first line of a file. */
export const labelColumn = (column: ProductColumn): string => wordsOf(column).label;

const simple = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
const known = new Map<string, ProductColumn>(
  productColumns.flatMap((column) => {
    const { label, others } = wordsOf(column);
    return [column, label, ...others].map((name) => [simple(name), column] as const);
  }),
);

/** The column that a name in the first line means, by its usual names; undefined for an unknown one. */
export const guessColumn = (name: string): ProductColumn | undefined => known.get(simple(name));
