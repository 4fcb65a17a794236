import { createHash } from 'node:crypto';
import { priceRangesOf } from '@aaram/shared-domain/catalog';
import { filterNames } from '@aaram/shared-domain/product-fields';
import type { IndexedProduct } from '../../facets/indexed-product.ts';
import type { Match } from '../../match.ts';

/** 62 bits of a checksum: a positive number for every engine. */
export function toNumber(text: string): string {
  const bits = createHash('sha256').update(text).digest().readBigUInt64BE() >> 2n;
  return bits.toString();
}

const fact = (name: string, value: string) => toNumber(`${name}\n${value}`);

/** What filters use, as numbers; those of sizes only while they are in stock. */
export const factsOf = (product: IndexedProduct): string[] => [
  ...new Set(
    [
      fact('category', product.category),
      fact('subcategory', product.subcategory),
      fact('seller', product.sellerId),
      product.brand === null ? [] : fact('brand', product.brand),
      filterNames.flatMap((name) => (product[name] === null ? [] : fact(name, product[name]))),
      product.sizes.map((one) => fact('size', one)),
      product.tags.map((one) => fact('tag', one)),
      priceRangesOf(product.pricePaise).map((one) => fact('priceRange', one)),
    ].flat(),
  ),
];

/** For each filter of a match its facts, of which a product needs one. */
export function wantedFacts({ category, sellerId, ...match }: Match): string[][] {
  const lists = ['subcategory', 'brand', 'size', 'tag', ...filterNames, 'priceRange'] as const;
  return [
    ...(category === undefined ? [] : [[fact('category', category)]]),
    ...(sellerId === undefined ? [] : [[fact('seller', sellerId)]]),
    ...lists.flatMap((name) => {
      const values = match[name];
      return values === undefined ? [] : [values.map((value) => fact(name, value))];
    }),
  ];
}
