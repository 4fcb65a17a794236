import * as texts from '#texts/import-columns.ts';
import { type FactKey, factKeys, labelColumnOf, otherColumnsOf } from '../product-fields/index.ts';

type OwnColumn = keyof typeof texts.columns;
export type ProductColumn = OwnColumn | FactKey;

const afterTags = factKeys.filter((key) => key !== 'mrp');
/** Columns of a file of products, in the order of an export. */
export const productColumns: readonly ProductColumn[] = [
  ...(['id', 'version', 'sku', 'state', 'name', 'description', 'category', 'subcategory', 'sizeType'] as const),
  ...(['brand', 'price', 'mrp', 'tags'] as const),
  ...afterTags,
  ...(['images', 'pictureTexts', 'family', 'stock', 'size', 'pieces'] as const),
];

/** Columns of an export of products, one row each, and of an export of stock, one row for each size. */
export const exportColumns = {
  products: productColumns.filter((column) => column !== 'size' && column !== 'pieces'),
  stock: ['id', 'version', 'name', 'size', 'pieces'],
} as const satisfies Record<string, readonly ProductColumn[]>;

const isFact = (column: ProductColumn): column is FactKey => factKeys.some((key) => key === column);

/** What a column is called in the first line of a file. */
export const labelColumn = (column: ProductColumn): string =>
  isFact(column) ? labelColumnOf(column) : texts.columns[column];
const otherNamesOf = (column: ProductColumn) =>
  isFact(column) ? otherColumnsOf(column) : (texts.otherNames[column] ?? []);

const simple = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
const known = new Map<string, ProductColumn>(
  productColumns.flatMap((column) =>
    [column, labelColumn(column), ...otherNamesOf(column)].map((name) => [simple(name), column] as const),
  ),
);

/** The column that a name in the first line means, by its usual names; undefined for an unknown one. */
export const guessColumn = (name: string): ProductColumn | undefined => known.get(simple(name));
