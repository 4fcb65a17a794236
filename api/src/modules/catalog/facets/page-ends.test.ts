import { expect, it } from 'vitest';
import { createPageEnds, type PageEnd } from './page-ends.ts';

const watched = (pages: PageEnd[]) => {
  let noted: string[] = [];
  const ends = createPageEnds((topics) => {
    noted = [...noted, ...topics];
  });
  const topics = pages.map(ends.watch);
  noted = [];
  return {
    topics,
    move(...args: Parameters<typeof ends.move>) {
      noted = [];
      ends.move(...args);
      return topics.map((topic) => noted.includes(topic));
    },
  };
};

it('a product that is sold or gets another price touches the pages of its category that it can move into', () => {
  const { move } = watched([
    { category: 'Bags', order: 'mostSold', end: 10 },
    { category: undefined, order: 'mostSold', end: 20 },
    { category: 'Bags', order: 'priceLowHigh', end: 500 },
    { category: 'Bags', order: 'priceHighLow', end: 900 },
    { category: 'Shoes', order: 'priceHighLow', end: undefined },
  ]);
  const bag = { category: 'Bags', pricePaise: 600, sold: 9 };
  const sold = { sales: true, prices: false };
  const priced = { sales: false, prices: true };
  expect(move(bag, sold)).toEqual([false, false, false, false, false]);
  expect(move({ ...bag, sold: 10 }, sold)).toEqual([true, false, false, false, false]);
  expect(move({ ...bag, sold: 20 }, sold)).toEqual([true, true, false, false, false]);
  expect(move({ ...bag, sold: 20 }, priced)).toEqual([false, false, false, false, false]);
  expect(move({ ...bag, pricePaise: 500 }, priced)).toEqual([false, false, true, false, false]);
  expect(move({ ...bag, pricePaise: 900 }, priced)).toEqual([false, false, false, true, false]);
  expect(move({ ...bag, category: 'Shoes' }, priced)).toEqual([false, false, false, false, true]);
});

it('a page that nobody watched yet, or no longer, counts as changed', () => {
  const noted: string[] = [];
  const ends = createPageEnds((topics) => noted.push(...topics));
  const [first] = [ends.watch({ category: 'Bags', order: 'mostSold', end: 1 })];
  expect(noted).toEqual([first]);
  ends.watch({ category: 'Bags', order: 'mostSold', end: 1 });
  expect(noted).toEqual([first]);
  for (let end = 2; end < 3000; end += 1) {
    ends.watch({ category: 'Bags', order: 'mostSold', end });
  }
  expect(noted.filter((topic) => topic === first)).toHaveLength(2);
});
