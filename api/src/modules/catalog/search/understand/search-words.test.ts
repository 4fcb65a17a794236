import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { formsOf, splitSearchWords } from './search-words.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

it('the words of a search are those that the database keeps of a product', async () => {
  const part = fc.constantFrom(
    ...['T-Shirt', 'T\u2011Shirt', "men's", 'men’s', 'Dresses', 'accessories', 'watches', 'bus', 'Café', 'साड़ी'],
    ...['चाँद', '50', 'a.b.c', '--x--', '"quoted"', 'x/y', ',', '(z)', '\\', '₹5', 'ﬁt', '…', "'", 'ones', 'glass'],
  );
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 8 }), fc.constantFrom(' ', ', ', '-'), async (parts, joint) => {
      const text = parts.join(joint);
      const [row] = await t.db<{ words: string[] }[]>`
        select tsvector_to_array(search_vector_of(${text}::text, null, null, null, null, null, null, null)) as words`;
      const words = new Set(splitSearchWords(text).flatMap(formsOf));
      expect([...words].toSorted()).toEqual(row?.words.toSorted());
    }),
    { numRuns: 150 },
  );
});
