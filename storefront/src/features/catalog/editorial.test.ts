import { categories } from '@aaram/shared-domain/catalog';
import { describe, expect, it } from 'vitest';
import { tilesOf } from './editorial.ts';
import { findTileAfter } from './editorial-slots.ts';

const places = (slug: string, count: number) =>
  Array.from({ length: count }, (_, index) => index).filter((index) => findTileAfter(slug, index) !== undefined);

describe('editorial tiles', () => {
  it('stand once in every twelve products and never in the first row', () => {
    expect(places('women', 24)).toEqual([3, 15]);
  });
  it('have a slot for each that a category has, and no slot without one', () => {
    for (const { slug } of categories) {
      expect(places(slug, 60), slug).toHaveLength(tilesOf(slug).length);
      expect(tilesOf(slug).length, slug).toBeGreaterThan(0);
    }
  });
  it('keep out of search results', () => {
    expect(findTileAfter(undefined, 3)).toBeUndefined();
  });
  it('lead to subcategories that exist', () => {
    for (const category of categories) {
      for (const { href } of tilesOf(category.slug)) {
        const subcategory = new URL(href, 'http://shop.test').searchParams.get('subcategory');
        if (subcategory) {
          expect(category.subcategories).toContain(subcategory);
        }
      }
    }
  });
});
