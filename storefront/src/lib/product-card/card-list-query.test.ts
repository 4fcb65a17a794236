import { expect, it } from 'vitest';
import { makeProduct, signedInPlatform } from '../testing/fixtures.ts';
import { cardListQuery } from './card-list-query.ts';

const list = { sort: 'newest', limit: 2 } as const;
const product = (id: string, isAvailable: boolean) => makeProduct({ _id: id, isAvailable });

async function show(products: ReturnType<typeof makeProduct>[]) {
  const { platform } = signedInPlatform({ 'GET /auth/get-all-products': products });
  const cards = await platform.queryClient.fetchQuery(cardListQuery(platform, list));
  return cards.map(({ id }) => id);
}

it('shows what can be bought before what is sold out, each in its order', async () => {
  expect(await show([product('a', false), product('b', true), product('c', true)])).toEqual(['b', 'c']);
});

it('shows what is sold out while there is not enough else', async () => {
  expect(await show([product('a', false), product('b', true), product('c', false)])).toEqual(['b', 'a']);
});
