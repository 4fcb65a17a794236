import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { foldText, toSingular } from './fold-text.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

describe('foldText', () => {
  it.each([
    ['CAFÉ', 'cafe'],
    ['Ｔ-Shirt', 't-shirt'],
    ['क़मीज़', 'कमीज'],
    ['सा\u200dड़ी', 'साडी'],
  ])('writes %s as %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('agrees with the database on the letters of names here', async () => {
    const letter = fc.constantFrom(...'aZé Ñü-_%½ﬁसाड़ीकुर्ता़क्षழИé');
    await fc.assert(
      fc.asyncProperty(fc.array(letter, { maxLength: 30 }), async (letters) => {
        const text = letters.join('');
        const [row] = await t.db<{ folded: string }[]>`select fold_text(${text}::text) as folded`;
        expect(row?.folded).toBe(foldText(text));
      }),
      { numRuns: 100 },
    );
  });
});

it.each([
  ['shirts', 'shirt'],
  ['dresses', 'dress'],
  ['watches', 'watch'],
  ['accessories', 'accessory'],
  ['dress', 'dress'],
  ['bus', 'bus'],
  ['gas', 'gas'],
])('toSingular makes %s to %s', (word, singular) => {
  expect(toSingular(word)).toBe(singular);
});
