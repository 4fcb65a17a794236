import type { Product } from '@aaram/shared-domain/catalog';
import { useInfiniteQuery, useLocation, useNavigate, usePlatform, useSearchParams } from '@aaram/shared-platform';
import { type MouseEvent, useState } from 'react';
import { useAhead } from '#lib/use-ahead.ts';
import {
  isPlainChoice,
  type ReviewChoice,
  readReviewChoice,
  reviewParams,
  reviewsQuery,
  writeReviewChoice,
} from './review-choice.ts';

export type Reviewed = Pick<Product, '_id' | 'rating' | 'reviewCount' | 'starCounts' | 'reviews'>;

const all: ReviewChoice = { sort: 'newest' };

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** What of the page's address is chosen, and links and actions that choose otherwise: links work without scripts. */
function useChoice() {
  const [search] = useSearchParams();
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  // The address changes a moment after the tap; until then the tapped field must keep its new value.
  const { shown: choice, isAhead, goAhead } = useAhead(readReviewChoice(search), key);
  const hrefFor = (next: ReviewChoice, after?: string) => {
    const query = writeReviewChoice(search, next, after).toString();
    return `${pathname}${query === '' ? '' : `?${query}`}`;
  };
  function choose(next: ReviewChoice) {
    goAhead(next);
    void navigate(hrefFor(next), { replace: true, preventScrollReset: true });
  }
  /** Props of a link to a choice; `then` runs where a script has followed it. */
  const linkTo = (next: ReviewChoice, then?: () => void) => ({
    href: `${hrefFor(next)}#reviews`,
    onClick: (event: MouseEvent) => {
      if (isPlainClick(event)) {
        event.preventDefault();
        choose(next);
        then?.();
      }
    },
  });
  const others = [...search].filter(([name]) => !reviewParams.some((own) => own === name));
  return { choice, start: isAhead ? null : search.get('after'), pathname, others, choose, linkTo, hrefFor };
}

/**
 * The reviews that are shown, by what was chosen. The newest of all come with the product; only what is beyond them,
 * sorted otherwise or filtered is asked for.
 */
export function useReviewList(product: Reviewed) {
  const platform = usePlatform();
  const { choice, start: after, choose, linkTo, hrefFor, pathname, others } = useChoice();
  const chosen = JSON.stringify([choice, after]);
  const [wantsMoreOf, setWantsMoreOf] = useState<string>();
  const wantsMore = wantsMoreOf === chosen;
  const isPlain = isPlainChoice(choice) && after === null;
  const given = isPlain ? product.reviews : [];
  const start = given.at(-1)?._id ?? after;
  const query = useInfiniteQuery({
    ...reviewsQuery(platform, product._id, { choice, start }),
    enabled: !isPlain || wantsMore,
  });
  const pages = query.data?.pages ?? [];
  const isWaiting = query.isLoading || query.isFetchingNextPage;
  const isAtGiven = isPlain && !wantsMore;
  const reviews = [...given, ...pages.flatMap((page) => page.reviews)];
  const more = () => {
    if (isAtGiven) {
      setWantsMoreOf(chosen);
    } else if (!isWaiting) {
      void query.fetchNextPage();
    }
  };
  return {
    choice,
    choose,
    pathname,
    /** The page's other parameters, for a form. */
    others,
    linkTo,
    linkToAll: (then?: () => void) => linkTo(all, then),
    /** Whether the first of the chosen reviews are on a page before. */
    isFurther: after !== null,
    reviews,
    /** How many there are on all pages; undefined until it is known. */
    matching: isPlain ? product.reviewCount : pages[0]?.matching,
    hasMore: isAtGiven ? product.reviewCount > given.length : query.hasNextPage,
    isWaiting,
    isFailed: query.isError && !isWaiting,
    retry: () => void (pages.length === 0 ? query.refetch() : query.fetchNextPage()),
    linkToMore: (then: () => void) => ({
      href: `${hrefFor(choice, reviews.at(-1)?._id)}#reviews`,
      onClick: (event: MouseEvent) => {
        if (isPlainClick(event)) {
          event.preventDefault();
          then();
          more();
        }
      },
    }),
  };
}
