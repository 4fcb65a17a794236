import { describe, expect, it } from 'vitest';
import { fitsPattern } from './text-match.ts';
import { type KnownWords, understandQuery } from './understand-query.ts';
import { createVocabulary, type Synonym } from './vocabulary.ts';

const synonyms: Synonym[] = [
  { kind: 'same', terms: ['t-shirt', 'tee', 'टी-शर्ट'], targets: [] },
  { kind: 'same', terms: ['shirt', 'शर्ट'], targets: [] },
  { kind: 'fix', terms: ['tisart', 'shart'], targets: ['t-shirt'] },
  { kind: 'fix', terms: ['ghadi'], targets: ['watch'] },
  { kind: 'same', terms: ['red', 'laal', 'लाल'], targets: [] },
  { kind: 'one', terms: ['red'], targets: ['crimson', 'cherry'] },
  { kind: 'same', terms: ['grey', 'gray'], targets: [] },
  { kind: 'one', terms: ['grey'], targets: ['ash', 'slate'] },
  { kind: 'same', terms: ['women', 'ladies'], targets: [] },
  { kind: 'one', terms: ['school bag'], targets: ['backpack'] },
  { kind: 'none', terms: ['hat', 'topi'], targets: ['sunglasses'] },
  { kind: 'drop', terms: ['for', 'ke liye', 'wala'], targets: [] },
  { kind: 'page', terms: ['track order'], targets: ['/track-order'] },
];
const words = new Set([
  't-shirt',
  'tshirt',
  'tee',
  'shirt',
  'red',
  'crimson',
  'ash',
  'backpack',
  'women',
  'dress',
  'topical',
]);
for (const word of ['top-handle', 'tophandle', 'bag', 'kurta', 'watch', 'sunglasses', 'crop', 'top', 'glow']) {
  words.add(word);
}
const known: KnownWords = {
  whole: async (asked) => new Set(asked.filter((word) => words.has(word))),
  complete: async (start) => [...words].find((word) => word.startsWith(start)),
  near: async () => ['kurta', 'dress'],
};
const understand = (q: string) => understandQuery(q, { vocabulary: createVocabulary(synonyms), known });

/** Whether a product with these words is what a query asks for. */
async function finds(q: string, ...product: string[]): Promise<boolean> {
  const { groups } = await understand(q);
  return (
    groups.length > 0 &&
    groups.every(({ levels }) =>
      levels.flat().some((phrase) => phrase.every((pattern) => product.some((word) => fitsPattern(pattern, word)))),
    )
  );
}

describe('a search', () => {
  it.each([
    ['red dress', ['dress', 'crimson']],
    ['dress red', ['red', 'dress']],
    ['laal dress', ['red', 'dress']],
    ['लाल dress', ['cherry', 'dress']],
    ['T\u2011Shirt', ['tshirt']],
    ['t shirt', ['tee']],
    ['tshirts', ['t-shirt']],
    ['tisart', ['tee']],
    ['kurt', ['kurta']],
    ['kurtaa', ['kurta']],
    ['glowing tee', ['glow', 'tee']],
    ['top handle bag', ['top-handle', 'tophandle', 'bag']],
    ['crop-top', ['crop', 'top']],
    ['dress for ladies', ['dress', 'women']],
    ['school bag', ['backpack']],
    ['hat', ['sunglasses']],
    ['gray', ['ash']],
    [':ash', [':ash']],
  ])('for %s finds %j', async (q, product) => {
    expect(await finds(q, ...product)).toBe(true);
  });

  it.each([
    ['red', ['feathered']],
    ['top', ['top-handle', 'tophandle']],
    ['shirt', ['t-shirt', 'tshirt']],
    ['ash', ['wash']],
    ['red dress', ['dress']],
    ['hat', ['that']],
  ])('for %s does not find %j', async (q, product) => {
    expect(await finds(q, ...product)).toBe(false);
  });

  it.each([
    ['kurtaa', 'kurta'],
    ['kurtaa dress', 'kurta dress'],
    ['ghadi', null],
    ['red dress', null],
  ])('%s says that it was read as %j', async (q, corrected) => {
    expect((await understand(q)).corrected).toBe(corrected);
  });

  it('says what acts as a filter, what is not sold, what nothing is known of, and which page was meant', async () => {
    const { groups, size, price, parts } = await understand('red dress size 8 under 1,500');
    expect(groups.map(({ sense, typed }) => [sense, typed])).toEqual([
      ['colour', 'red'],
      ['thing', 'dress'],
    ]);
    expect([size?.size, price?.bounds, parts]).toEqual(['8', { max: 1500 }, ['red', 'dress', 'size 8', 'under 1,500']]);
    expect((await understand('topi')).notSold).toEqual(['topi']);
    expect((await understand('xyzzy dress')).unknown).toEqual(['xyzzy']);
    expect((await understand('track order')).page).toBe('/track-order');
    expect((await understand('ladies watch')).groups[0]).toMatchObject({ sense: 'gender', typed: 'ladies' });
  });

  it('guesses nothing beside a word of which nothing is known', async () => {
    const { groups, corrected } = await understand('xyzzy drebs');
    expect([groups, corrected]).toEqual([[], null]);
  });

  it('of any text is bounded, and is understood', async () => {
    for (const q of [
      '',
      ' ',
      "'",
      '\\',
      '\0',
      '%_',
      '&',
      'a'.repeat(5000),
      'a '.repeat(5000),
      "t'shirt & | ! :*",
      '\u202e',
    ]) {
      const { groups } = await understand(q);
      expect(groups.length).toBeLessThanOrEqual(6);
    }
  });
});
