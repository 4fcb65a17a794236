import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toCardData } from '#lib/product-card/product-card-data.ts';
import { makeProduct, refuse } from '#lib/testing/fixtures.ts';
import { useMoreSimilar } from './use-more-similar.ts';

const product = (number: number) => makeProduct({ _id: `p${number}` });
const products = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => product(from + at));
const first = products(0, 12).map((one) => toCardData(one, 0, 'spec'));

// rules: similar-products
it('brings page after page, each product once, until there are no more; a failed page comes with the next try', async () => {
  const asked: string[] = [];
  let isDown = true;
  const pages: Record<string, Response> = {
    'limit=24': Response.json(products(0, 24), { headers: { 'x-next-cursor': '24.' } }),
    'limit=24&cursor=24.': Response.json(products(23, 30)),
  };
  const platform = createTestPlatform(({ path }) => {
    const query = path.split('?')[1] ?? '';
    asked.push(query);
    return isDown ? refuse(403, 'FORBIDDEN', 'no') : pages[query]?.clone();
  });
  const { result } = renderHook(() => useMoreSimilar('p99', first), {
    wrapper: ({ children }) => <TestPlatform platform={platform}>{children}</TestPlatform>,
  });
  expect(asked).toEqual([]);

  act(() => result.current.loadMore());
  await waitFor(() => expect(asked).toEqual(['limit=24']));
  expect(result.current.all).toHaveLength(12);

  isDown = false;
  for (const known of [24, 30, 30]) {
    await waitFor(() => {
      act(() => result.current.loadMore());
      expect(result.current.all).toHaveLength(known);
    });
  }
  expect(result.current.all.map((card) => card.id)).toEqual(products(0, 30).map((one) => one._id));
  expect(asked).toEqual(['limit=24', 'limit=24', 'limit=24&cursor=24.']);
});
