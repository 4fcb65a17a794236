import { describe, expect, it } from 'vitest';
import {
  buildListHref,
  clearFilters,
  countFilters,
  describeFilter,
  listSortChoices,
  parseFilters,
  toggleFilter,
} from './filters-url.ts';

const parse = (query: string, category?: string) => parseFilters(new URLSearchParams(query), category);

describe('filters in the address', () => {
  it('come back from the address they were written to', () => {
    const filters = parse('q=dress&size=M&size=S&brand=Neelgar&priceRange=1000-2000&tag=gift&sort=nameZA', 'Women');
    const [, query = ''] = buildListHref('/women', filters, 'Women').split('?');
    expect(parse(query, 'Women')).toEqual(filters);
  });
  it('leave the fixed category out of the address and keep a chosen one in it', () => {
    expect(buildListHref('/women', { category: 'Women', size: ['M'] }, 'Women')).toBe('/women?size=M');
    expect(buildListHref('/search', { category: 'Women' })).toBe('/search?category=Women');
  });
  it('ignore unknown sorts, unknown price ranges and empty values', () => {
    expect(parse('sort=random&priceRange=cheap&size=&q=%20', 'Men')).toEqual({ category: 'Men' });
  });
  it('cut a search at what the API takes', () => {
    expect(parse(`q=${'dress '.repeat(40)}`).q).toHaveLength(100);
  });
  it('are read without signs that cannot be typed, never cut within a letter, and never more than the API takes', () => {
    expect(parse('q=%00&size=M%07')).toEqual({ size: ['M'] });
    expect(parse(`q=a${'🧵'.repeat(80)}`).q).toBe(`a${'🧵'.repeat(49)}`);
    expect(parse(`brand=${'x'.repeat(300)}&category=${'y'.repeat(300)}`)).toEqual({
      brand: ['x'.repeat(100)],
      category: 'y'.repeat(100),
    });
    expect(parse(Array.from({ length: 40 }, (_, index) => `tag=${index}`).join('&')).tag).toHaveLength(30);
  });
  it('name the same query in whatever order sizes were chosen', () => {
    expect(parse('size=M&size=L&size=M')).toEqual(parse('size=L&size=M'));
  });
  it('carry no undefined keys, which a dehydrated query key would lose', () => {
    expect(Object.values(parse('size=M'))).not.toContain(undefined);
  });
});

describe('choosing filters', () => {
  it('adds a value, and drops it when it is chosen again', () => {
    const one = toggleFilter({ sort: 'nameAZ' }, 'tag', 'gift');
    expect(one).toEqual({ sort: 'nameAZ', tag: ['gift'] });
    expect(toggleFilter(one, 'tag', 'gift')).toEqual({ sort: 'nameAZ' });
  });
  it('counts every chosen value once', () => {
    expect(countFilters({ q: 'x', size: ['M', 'L'], priceRange: ['below1000'] })).toBe(3);
  });
  it('clears facets but keeps search, category and order', () => {
    expect(clearFilters({ q: 'tee', category: 'Men', sort: 'nameAZ', size: ['M'] })).toEqual({
      q: 'tee',
      category: 'Men',
      sort: 'nameAZ',
    });
  });
  it('names price ranges in rupees and sizes as sizes', () => {
    expect(describeFilter('priceRange', 'below1000')).toBe('Below ₹1,000');
    expect(describeFilter('size', 'M')).toBe('Size M');
    expect(describeFilter('tag', 'gift')).toBe('gift');
  });
});

describe('the orders to choose from', () => {
  const five = ['priceLowHigh', 'priceHighLow', 'nameAZ', 'nameZA', 'countryAZ'];
  it("are the list's own and five more", () => {
    expect(listSortChoices(undefined).map(({ id }) => id)).toEqual(['', ...five]);
    expect(listSortChoices('nameAZ').map(({ id }) => id)).toEqual(['', ...five]);
  });
  it('begin with the newest on the list of new arrivals, whose own order that is', () => {
    expect(listSortChoices('newest').map(({ id }) => id)).toEqual(['newest', ...five]);
  });
});
