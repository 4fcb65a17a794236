import { createReviewCalls, queryKeys } from '@aaram/shared-domain/contract';
import { type ReviewPage, type ReviewSort, reviewSorts } from '@aaram/shared-domain/review';
import type { PlatformServices } from '@aaram/shared-platform';

/** Query parameters of a product's page that choose among its reviews; `after` is where a page without scripts begins. */
export const reviewParams = ['stars', 'pictures', 'sort', 'after'] as const;

export type ReviewChoice = { stars?: number; pictures?: 'true'; sort: ReviewSort };

const PAGE_SIZE = 10;

/** The order of a form or an address; the newest first for any other. */
export const readSort = (value: string | null): ReviewSort => reviewSorts.find((sort) => sort === value) ?? 'newest';

/** What the address chooses. Without empty fields: dehydration drops them, and both sides must build the same key. */
export function readReviewChoice(search: URLSearchParams): ReviewChoice {
  const stars = /^[1-5]$/.exec(search.get('stars') ?? '');
  return {
    ...(stars && { stars: Number(stars[0]) }),
    ...(search.get('pictures') === 'true' && { pictures: 'true' }),
    sort: readSort(search.get('sort')),
  };
}

/** Parameters and their values, for an address or a form; the other parameters of the page stay. */
export function writeReviewChoice(search: URLSearchParams, { stars, pictures, sort }: ReviewChoice, after?: string) {
  const next = new URLSearchParams(search);
  const values = { stars: stars?.toString(), pictures, sort: sort === 'newest' ? undefined : sort, after };
  for (const name of reviewParams) {
    next.delete(name);
    if (values[name] !== undefined) {
      next.set(name, values[name]);
    }
  }
  return next;
}

/** Whether the reviews that come with a product are the ones that were chosen. */
export const isPlainChoice = ({ stars, pictures, sort }: ReviewChoice) =>
  stars === undefined && pictures === undefined && sort === 'newest';

/** The chosen reviews of a product, page by page; `start` is the cursor of the first page. */
export function reviewsQuery(
  { api }: Pick<PlatformServices, 'api'>,
  productId: string,
  { choice, start }: { choice: ReviewChoice; start: string | null },
) {
  return {
    queryKey: [...queryKeys.product(productId), 'reviews', choice, start],
    queryFn: ({ pageParam }: { pageParam: string | null }) =>
      createReviewCalls(api.call).getReviews(productId, {
        ...choice,
        limit: PAGE_SIZE,
        ...(pageParam !== null && { cursor: pageParam }),
      }),
    initialPageParam: start,
    getNextPageParam: (last: ReviewPage) => last.nextCursor,
  };
}

/** Loads the reviews that an address chooses, for its document. */
export const prefetchReviews = (platform: PlatformServices, productId: string, search: URLSearchParams) => {
  const choice = readReviewChoice(search);
  const start = search.get('after');
  return isPlainChoice(choice) && start === null
    ? []
    : [platform.queryClient.prefetchInfiniteQuery(reviewsQuery(platform, productId, { choice, start }))];
};
