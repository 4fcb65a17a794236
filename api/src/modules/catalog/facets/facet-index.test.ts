import { readIdArray, writeIdArray } from '@aaram/runtime/db/values';
import { priceRangeIds, priceRangesOf } from '@aaram/shared-domain/catalog';
import { ofFilters } from '@aaram/shared-domain/product-fields';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Match } from '../match.ts';
import { createDictionary } from './dictionary.ts';
import { createFacetIndex } from './facet-index.ts';
import { createFacetResults } from './facet-results.ts';
import type { IndexedProduct } from './indexed-product.ts';
import { type FacetName, facetNames } from './match-test.ts';

const many = (count: number) => Array.from({ length: count }, (_, index) => index);

const some = (values: string[]) => fc.option(fc.subarray(values, { minLength: 1 }), { nil: undefined });
const item = fc.record({
  id: fc.constantFrom('1', '2', '3', '4', '5', '6'),
  sortName: fc.constantFrom('lehar beach', 'beach lehar'),
  category: fc.constantFrom('Men', 'Women'),
  subcategory: fc.constantFrom('Shirts', 'Shoes'),
  brand: fc.constantFrom('Lehar', 'Taal', null),
  ...ofFilters(() => fc.constantFrom('Plain', null)),
  country: fc.constantFrom('India', 'Italy', null),
  pricePaise: fc.constantFrom(99_999, 100_000, 200_000, 200_001, 300_000, 300_001),
  sellerId: fc.constantFrom('a', 'b'),
  tags: fc.subarray(['gift', 'beach']),
  tokens: fc.subarray(['t-shirt', 'tshirt', 'लाल']),
  sizes: fc.subarray(['S', 'M']),
});
const match: fc.Arbitrary<Match> = fc.record({
  category: fc.option(fc.constantFrom('Men', 'Women', 'Kids'), { nil: undefined }),
  subcategory: some(['Shirts', 'Shoes']),
  brand: some(['Lehar', 'Taal', 'Unknown']),
  size: some(['S', 'M', 'L']),
  tag: some(['gift', 'beach']),
  ...ofFilters(() => some(['Plain', 'None'])),
  country: some(['India', 'Italy', 'Peru']),
  priceRange: some(priceRangeIds) as fc.Arbitrary<Match['priceRange']>,
  sellerId: fc.option(fc.constantFrom('a', 'b'), { nil: undefined }),
  words: fc.option(fc.constantFrom([['shirt']], [['tshirt', 'tee'], ['ला']]), { nil: undefined }),
});

const valuesOf = (one: IndexedProduct): Record<FacetName, readonly string[]> => ({
  category: [one.category],
  subcategory: [one.subcategory],
  brand: one.brand === null ? [] : [one.brand],
  size: one.sizes,
  tag: one.tags,
  ...ofFilters((name) => (one[name] === null ? [] : [one[name]])),
  priceRange: priceRangesOf(one.pricePaise),
});

/** The simplest implementation to compare with: does this product pass these filters, except one? */
function passes(one: IndexedProduct, asked: Match, except?: FacetName): boolean {
  const chosen = { ...asked, category: asked.category === undefined ? undefined : [asked.category] };
  const values = valuesOf(one);
  return (
    facetNames.every((name) => {
      const wanted: readonly string[] | undefined = chosen[name];
      return name === except || wanted === undefined || values[name].some((value) => wanted.includes(value));
    }) &&
    (asked.sellerId === undefined || asked.sellerId === one.sellerId) &&
    (asked.words ?? []).every((spellings) =>
      spellings.some((spelling) => one.tokens.some((token) => token.includes(spelling))),
    )
  );
}

describe('the facet index', () => {
  it('counts like the plain reading, whatever was put, replaced and removed', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 14 }), fc.subarray(['1', '2', '3']), match, (items, gone, asked) => {
        const facetIndex = createFacetIndex();
        const plain = new Map<string, IndexedProduct>();
        for (const one of items) {
          facetIndex.put(one);
          plain.set(one.id, one);
        }
        for (const id of gone) {
          facetIndex.remove(id);
          plain.delete(id);
        }
        const all = [...plain.values()];
        const matching = all.filter((one) => passes(one, asked));
        expect(facetIndex.total(asked)).toBe(matching.length);
        expect(facetIndex.ids(asked).sort()).toEqual(matching.map((one) => one.id).sort());
        const facets = facetIndex.facets(asked);
        for (const name of ['category', 'subcategory', 'brand', 'size', 'tag', 'country', 'priceRange'] as const) {
          const counts = new Map<string, number>();
          for (const value of all.filter((one) => passes(one, asked, name)).flatMap((one) => valuesOf(one)[name])) {
            counts.set(value, (counts.get(value) ?? 0) + 1);
          }
          expect([name, Object.fromEntries(facets[name])]).toEqual([name, Object.fromEntries(counts)]);
        }
      }),
    );
  });

  it('keeps results right with every change, as if they were counted again', () => {
    const change = fc.oneof(item, fc.constantFrom('1', '2', '3'));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 14 }), fc.array(match, { maxLength: 4 }), (changes, asked) => {
        const facetIndex = createFacetIndex();
        const results = createFacetResults();
        for (const one of changes) {
          const touched = typeof one === 'string' ? facetIndex.remove(one) : facetIndex.put(one);
          if (touched.filters) {
            results.follow(facetIndex, [touched]);
          }
          for (const each of asked) {
            expect(results.total(facetIndex, each)).toBe(facetIndex.total(each));
            expect(results.facets(facetIndex, each)).toEqual(facetIndex.facets(each));
            expect(readIdArray(results.ids(facetIndex, each)).sort()).toEqual(
              readIdArray(writeIdArray(facetIndex.ids(each))).sort(),
            );
          }
        }
      }),
    );
  });

  it('says whether a change is one that filters see', () => {
    const facetIndex = createFacetIndex();
    const one: IndexedProduct = {
      id: '1',
      sortName: 'shirt lehar',
      category: 'Men',
      subcategory: 'Shirts',
      brand: null,
      ...ofFilters(() => null),
      pricePaise: 50_000,
      sellerId: 's',
      tags: ['gift'],
      tokens: ['shirt'],
      sizes: ['S', 'M'],
    };
    const changes: Partial<IndexedProduct>[] = [
      {},
      {},
      { pricePaise: 60_000 },
      { pricePaise: 150_000 },
      { sizes: ['M'] },
      { sizes: ['M'], sortName: 'lehar shirt' },
    ];
    const seen = changes.map((change) => facetIndex.put({ ...one, ...change }).filters);
    expect(seen).toEqual([true, false, false, true, true, true]);
    expect([facetIndex.remove('1').filters, facetIndex.remove('1').filters]).toEqual([true, false]);
  });
});

describe('memory', () => {
  it('of the words of a catalogue is given back once it is mostly of what products once were', () => {
    const facetIndex = createFacetIndex();
    const item = {
      sortName: 'plain',
      category: 'Men',
      subcategory: 'Shirts',
      ...ofFilters(() => 'India'),
      sizes: ['M'],
      tags: ['a'],
      pricePaise: 100,
      sellerId: 's',
    };
    for (const index of many(9000)) {
      facetIndex.put({ id: 'one', ...item, brand: `brand ${index}`, tokens: ['plain', `word${index}`] });
    }
    expect(facetIndex.isWorn()).toBe(false);
    for (const index of many(2000)) {
      facetIndex.put({ id: 'one', ...item, brand: 'one', tokens: ['plain', `other${index}`] });
    }
    expect(facetIndex.isWorn()).toBe(true);
    expect(createDictionary().hasOldSets(0)).toBe(false);
  });
});
