import { categories } from '@aaram/shared-domain/catalog';
import { describe, expect, it } from 'vitest';
import { resolveTileAfter } from './editorial.ts';

const places = (slug: string, count: number) =>
  Array.from({ length: count }, (_, index) => index).filter((index) => resolveTileAfter(slug, index));

describe('editorial tiles', () => {
  it('stand once in every twelve products and never in the first row', () => {
    expect(places('women', 24)).toEqual([3, 15]);
  });
  it('exist for every category', () => {
    for (const { slug } of categories) {
      expect(places(slug, 12), slug).toEqual([3]);
    }
  });
  it('keep out of search results', () => {
    expect(resolveTileAfter(undefined, 3)).toBeUndefined();
  });
  it('lead to subcategories that exist', () => {
    for (const category of categories) {
      for (const index of [3, 15]) {
        const href = resolveTileAfter(category.slug, index)?.href;
        const subcategory = href && new URL(href, 'http://shop.test').searchParams.get('subcategory');
        if (subcategory) {
          expect(category.subcategories).toContain(subcategory);
        }
      }
    }
  });
});
