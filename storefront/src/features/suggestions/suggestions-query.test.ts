import { createTestPlatform } from '@aaram/shared-platform/testing';
import { describe, expect, it } from 'vitest';
import { makeProduct } from '#lib/testing/fixtures.ts';
import { suggestionsQuery } from './suggestions-query.ts';

const piece = (_id: string, isAvailable = true) => makeProduct({ _id, isAvailable });

async function suggest(similar: ReturnType<typeof piece>[], newest: ReturnType<typeof piece>[], of?: string) {
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
    const { ids } = await suggest([piece('b'), piece('c')], [piece('c'), piece('d'), piece('a')], 'a');
    expect(ids).toEqual(['b', 'c', 'd']);
  });

  it('leaves out what cannot be bought', async () => {
    const { ids } = await suggest([piece('b', false)], [piece('c', false), piece('d')], 'a');
    expect(ids).toEqual(['d']);
  });

  it('does not ask for the newest when there is enough', async () => {
    const { asked, ids } = await suggest(
      'abcdefgh'.split('').map((id) => piece(id)),
      [piece('z')],
      'y',
    );
    expect(asked).toEqual(['similar']);
    expect(ids).toHaveLength(8);
  });

  it('shows the newest beside an empty cart', async () => {
    const { asked, ids } = await suggest([piece('b')], [piece('c')]);
    expect(asked).toEqual(['newest']);
    expect(ids).toEqual(['c']);
  });
});
