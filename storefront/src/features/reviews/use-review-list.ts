import type { Product } from '@aaram/shared-domain/catalog';
import { createReviewCalls, queryKeys } from '@aaram/shared-domain/contract';
import type { ReviewPage, ReviewSort } from '@aaram/shared-domain/review';
import { useInfiniteQuery, usePlatform } from '@aaram/shared-platform';
import { useState } from 'react';

export type Reviewed = Pick<Product, '_id' | 'rating' | 'reviewCount' | 'starCounts' | 'reviews'>;
export type Choice = { stars?: number | undefined; pictures?: 'true' | undefined; sort: ReviewSort };

const PAGE_SIZE = 10;
const all: Choice = { sort: 'newest' };

/**
 * The reviews that are shown, by what was chosen. The newest of all come with the product; only what is beyond them,
 * sorted otherwise or filtered is asked for.
 */
export function useReviewList(product: Reviewed) {
  const { api } = usePlatform();
  const [choice, setChoice] = useState(all);
  const [wantsMore, setWantsMore] = useState(false);
  const isPlain = choice.stars === undefined && choice.pictures === undefined && choice.sort === 'newest';
  const given = isPlain ? product.reviews : [];
  const start = given.at(-1)?._id;
  const query = useInfiniteQuery({
    queryKey: [...queryKeys.product(product._id), 'reviews', choice, start],
    queryFn: ({ pageParam }: { pageParam: string | undefined }) =>
      createReviewCalls(api.call).getReviews(product._id, { ...choice, limit: PAGE_SIZE, cursor: pageParam }),
    initialPageParam: start,
    getNextPageParam: (last: ReviewPage) => last.nextCursor,
    enabled: !isPlain || wantsMore,
  });
  const pages = query.data?.pages ?? [];
  const isWaiting = query.isLoading || query.isFetchingNextPage;
  const isAtGiven = isPlain && !wantsMore;
  return {
    choice,
    choose: (change: Partial<Choice>) => {
      setWantsMore(false);
      setChoice((before) => ({ ...before, ...change }));
    },
    showAll: () => setChoice(all),
    reviews: [...given, ...pages.flatMap((page) => page.reviews)],
    /** How many there are on all pages; undefined until it is known. */
    matching: isPlain ? product.reviewCount : pages[0]?.matching,
    hasMore: isAtGiven ? product.reviewCount > given.length : query.hasNextPage,
    isWaiting,
    isFailed: query.isError && !isWaiting,
    retry: () => void (pages.length === 0 ? query.refetch() : query.fetchNextPage()),
    more: () => {
      if (isAtGiven) {
        setWantsMore(true);
      } else if (!isWaiting) {
        void query.fetchNextPage();
      }
    },
  };
}
