import * as texts from '#texts/import-columns.ts';

/** Columns of a file of products, in the order of an export. */
export const productColumns = [
  'id',
  'version',
  'sku',
  'state',
  'name',
  'description',
  'category',
  'subcategory',
  'sizeType',
  'brand',
  'price',
  'mrp',
  'tags',
  'colour',
  'material',
  'hsn',
  'countryOfOrigin',
  'netQuantity',
  'maker',
  'images',
  'pictureTexts',
  'family',
  'stock',
  'size',
  'pieces',
] as const;
export type ProductColumn = (typeof productColumns)[number];

/** Columns of an export of products, one row each, and of an export of stock, one row for each size. */
export const exportColumns = {
  products: productColumns.filter((column) => column !== 'size' && column !== 'pieces'),
  stock: ['id', 'version', 'name', 'size', 'pieces'],
} as const satisfies Record<string, readonly ProductColumn[]>;

/** What a column is called in the first line of a file. */
export const labelColumn = (column: ProductColumn): string => texts.columns[column];

const simple = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
const known = new Map<string, ProductColumn>(
  productColumns.flatMap((column) =>
    [column, texts.columns[column], ...(texts.otherNames[column] ?? [])].map((name) => [simple(name), column] as const),
  ),
);

/** The column that a name in the first line means, by its usual names; undefined for an unknown one. */
export const guessColumn = (name: string): ProductColumn | undefined => known.get(simple(name));
