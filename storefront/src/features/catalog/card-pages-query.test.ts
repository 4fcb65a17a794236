import { createTestPlatform } from '@aaram/shared-platform/testing';
import { describe, expect, it } from 'vitest';
import { makeProduct } from '#lib/testing/fixtures.ts';
import { cardPagesQuery } from './card-pages-query.ts';

const NOT_A_PLACE = { message: 'This page of the list is no longer there.', code: 'INVALID_INPUT' };

function ask(start: string | null, page: string | null) {
  const paths: string[] = [];
  const platform = createTestPlatform(({ path }) => {
    paths.push(path);
    return path.includes('cursor=') ? Response.json(NOT_A_PLACE, { status: 400 }) : [makeProduct()];
  });
  return {
    paths,
    answer: cardPagesQuery(platform, {}, start).queryFn({ client: platform.queryClient, pageParam: page }),
  };
}

describe('a list with a cursor in the URL', () => {
  it('starts from the beginning when the cursor is not valid', async () => {
    const { paths, answer } = ask('garbage', 'garbage');
    expect((await answer).cards).toHaveLength(1);
    expect(paths.map((path) => path.includes('cursor='))).toEqual([true, false]);
  });

  it('does not start again at a later page', async () => {
    await expect(ask(null, 'gone').answer).rejects.toThrow(NOT_A_PLACE.message);
  });
});
