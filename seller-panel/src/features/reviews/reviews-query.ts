import { createPanelReviewCalls, panelKeys } from '@aaram/shared-domain/contract';
import type { PanelReviewShow } from '@aaram/shared-domain/review';
import { panelToast } from '@aaram/shared-panel';
import {
  keepPreviousData,
  type PlatformServices,
  queryOptions,
  useMutation,
  usePlatform,
  useQueryClient,
} from '@aaram/shared-platform';
import * as texts from '#texts/reviews.ts';

export const REVIEWS_PER_PAGE = 20;

type Query = { show: PanelReviewShow; cursor?: string | undefined };

/** One page of reviews, what has no answer first. */
export const reviewsQuery = ({ api }: Pick<PlatformServices, 'api'>, query: Query) =>
  queryOptions({
    queryKey: [...panelKeys.trail('reviews'), query],
    queryFn: () => createPanelReviewCalls(api.call).getPanelReviews({ ...query, limit: REVIEWS_PER_PAGE }),
    placeholderData: keepPreviousData,
  });

/** What is done about a review: an answer is set or removed, or it is hidden or shown again. */
export type ReviewMove =
  | { kind: 'answer' | 'hide'; text: string }
  | { kind: 'remove-answer' | 'show'; text?: undefined };

const done: Record<ReviewMove['kind'], string> = {
  answer: texts.answered,
  'remove-answer': texts.answerRemoved,
  hide: texts.hidden,
  show: texts.shownAgain,
};

/** Changes a review, then reloads the list. */
export function useMoveReview(id: string) {
  const { api } = usePlatform();
  const client = useQueryClient();
  const calls = createPanelReviewCalls(api.call);
  return useMutation({
    mutationFn: (move: ReviewMove) => {
      switch (move.kind) {
        case 'answer':
          return calls.answerReview(id, move.text);
        case 'hide':
          return calls.hideReview(id, move.text);
        case 'remove-answer':
          return calls.removeAnswer(id);
        case 'show':
          return calls.showReview(id);
      }
    },
    onSuccess: async (_review, { kind }) => {
      panelToast.success(done[kind]);
      await client.invalidateQueries({ queryKey: panelKeys.trail('reviews') });
      await client.invalidateQueries({ queryKey: panelKeys.sellerFigures() });
    },
  });
}
