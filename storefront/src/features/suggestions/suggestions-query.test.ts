import { queryKeys } from '@aaram/shared-domain/contract';
import { createTestPlatform } from '@aaram/shared-platform/testing';
import { describe, expect, it } from 'vitest';
import { makeProduct } from '#lib/testing/fixtures.ts';
import { suggestionsQuery } from './suggestions-query.ts';

const product = (_id: string, isAvailable = true) => makeProduct({ _id, isAvailable });

async function suggest(similar: ReturnType<typeof product>[], newest: ReturnType<typeof product>[], of?: string) {
  const asked: string[] = [];
  const platform = createTestPlatform(({ path }) => {
    const isSimilar = path.includes('similar');
    asked.push(isSimilar ? 'similar' : 'newest');
    return isSimilar ? similar : newest;
  });
  const cards = await platform.queryClient.fetchQuery(suggestionsQuery(platform, of));
  return { asked, ids: cards.map(({ id }) => id) };
}

describe('what may go with the cart', () => {
  it('begins with what shares a tag and fills up with the newest, each once', async () => {
    const { ids } = await suggest([product('b'), product('c')], [product('c'), product('d'), product('a')], 'a');
    expect(ids).toEqual(['b', 'c', 'd']);
  });

  it('leaves out what cannot be bought', async () => {
    const { ids } = await suggest([product('b', false)], [product('c', false), product('d')], 'a');
    expect(ids).toEqual(['d']);
  });

  it('does not ask for the newest when there is enough', async () => {
    const { asked, ids } = await suggest(
      'abcdefgh'.split('').map((id) => product(id)),
      [product('z')],
      'y',
    );
    expect(asked).toEqual(['similar']);
    expect(ids).toHaveLength(8);
  });

  it('shows the newest beside an empty cart', async () => {
    const { asked, ids } = await suggest([product('b')], [product('c')]);
    expect(asked).toEqual(['newest']);
    expect(ids).toEqual(['c']);
  });

  it('does not replace what the header suggests for a search', () => {
    const platform = createTestPlatform(() => []);
    const { queryKey } = suggestionsQuery(platform, undefined);
    platform.queryClient.setQueryData(queryKeys.suggestions('newest'), []);
    expect(platform.queryClient.getQueryData(queryKey)).toBeUndefined();
  });
});
