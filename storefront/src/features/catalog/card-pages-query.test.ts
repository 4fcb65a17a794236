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
  return { paths, answer: cardPagesQuery(platform, {}, start).queryFn({ pageParam: page }) };
}

describe('a list that an address names a place of', () => {
  it('starts from the beginning where there is no such place', async () => {
    const { paths, answer } = ask('garbage', 'garbage');
    expect((await answer).cards).toHaveLength(1);
    expect(paths.map((path) => path.includes('cursor='))).toEqual([true, false]);
  });

  it('does not start again in the middle of somebody reading it', async () => {
    await expect(ask(null, 'gone').answer).rejects.toThrow(NOT_A_PLACE.message);
  });
});
