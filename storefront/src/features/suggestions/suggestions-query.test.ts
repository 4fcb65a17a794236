import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { demoProducts } from '#lib/testing/demo-products.ts';
import { suggestionsQuery } from './suggestions-query.ts';

const piece = (_id: string, isAvailable = true) => ({ ...demoProducts.dress, _id, isAvailable });

async function suggest(similar: ReturnType<typeof piece>[], newest: ReturnType<typeof piece>[], of?: string) {
  const api = {
    getSimilarProducts: vi.fn(async () => similar),
    getProducts: vi.fn(async () => ({ items: newest })),
  };
  // Only these two calls are made.
  const query = suggestionsQuery({ api } as unknown as Parameters<typeof suggestionsQuery>[0], of);
  const cards = await new QueryClient().fetchQuery(query);
  return { api, ids: cards.map(({ id }) => id) };
}

describe('what may go with the cart', () => {
  it('begins with what shares a tag and fills up with the newest, each once', async () => {
    const { ids } = await suggest([piece('b'), piece('c')], [piece('c'), piece('d'), piece('a')], 'a');
    expect(ids).toEqual(['b', 'c', 'd']);
  });

  it('leaves out what cannot be bought', async () => {
    const { ids } = await suggest([piece('b', false)], [piece('c', false), piece('d')], 'a');
    expect(ids).toEqual(['d']);
  });

  it('does not ask for the newest when there is enough', async () => {
    const { api, ids } = await suggest(
      'abcdefgh'.split('').map((id) => piece(id)),
      [piece('z')],
      'y',
    );
    expect(api.getProducts).not.toHaveBeenCalled();
    expect(ids).toHaveLength(8);
  });

  it('shows the newest beside an empty cart', async () => {
    const { api, ids } = await suggest([piece('b')], [piece('c')]);
    expect(api.getSimilarProducts).not.toHaveBeenCalled();
    expect(ids).toEqual(['c']);
  });
});
