import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildProduct, buildUser } from '#testing/factories.ts';
import { findTermsContaining } from './search.repository.ts';
import { MAX_TERMS } from './suggestion.sql.ts';

/** More words with the same two letters than are stored for a fragment, as product numbers have. */
const MANY = 1000;

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
  const sellerId = (await buildUser(t.db, { role: 'seller' })).id;
  await buildProduct(t.db, { sellerId, name: 'Quartz सूती साड़ी a-b-c' });
  await t.db`insert into search_terms (term) select 'jx' || n from generate_series(1, ${MANY}) n`;
  for (const term of ['jxone', 'jxtwo', 'vkrare']) {
    await t.db`insert into search_terms (term) values (${term})`;
  }
});
afterAll(() => t.close());

const find = (fragment: string) => findTermsContaining(t.db, fragment, MAX_TERMS);

it('finds the known words that contain one or two characters, at their beginning, within and at their end', async () => {
  expect(await find('vk')).toEqual(['vkrare']);
  expect(await find('qu')).toEqual(['quartz']);
  expect(await find('tz')).toEqual(['quartz']);
  expect(await find('सू')).toEqual(['सूती']);
  expect(await find('ड')).toEqual(['साडी']);
  expect(await find('zq')).toEqual([]);
});

it('keeps no more than about two hundred words of one fragment, however many contain it', async () => {
  expect(await find('jx')).toHaveLength(MAX_TERMS);
  const [stored] = await t.db<{ count: number }[]>`
    select max(count)::int as count from (select count(*) from search_fragments group by fragment) counted`;
  expect(stored?.count).toBe(MAX_TERMS);
});

it('finds longer fragments that have no three letters in a row, as words of Devanagari and joined letters', async () => {
  expect(await find('साडी')).toEqual(['साडी']);
  expect(await find('ाडी')).toEqual(['साडी']);
  expect(await find('b-c')).toEqual(['a-b-c']);
  expect(await find('c-b')).toEqual([]);
});
