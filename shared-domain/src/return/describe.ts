import * as texts from '#texts/return.ts';
import { formatDateTime } from '../format/format-date-time.ts';
import { formatPaise } from '../money/format-paise.ts';
import { paiseFromRupees } from '../money/paise.ts';
import { returnTerms } from './reasons.ts';
import type { Return } from './schema.ts';
import type { ReturnState } from './states.ts';

/** The states in words. */
export const returnStateLabels: Record<ReturnState, string> = {
  requested: texts.requested,
  approved: texts.approved,
  'picked-up': texts.pickedUp,
  'to-send': texts.beingSent,
  cancelled: 'Cancelled',
  withdrawn: texts.withdrawn,
  refused: texts.refused,
  rejected: texts.notAccepted,
  refunded: texts.refunded,
  exchanged: texts.exchanged,
};

type Told = Pick<Return, 'kind' | 'state' | 'reason' | 'refund' | 'size' | 'answer' | 'answerBy' | 'trackingId'>;

const money = ({ refund }: Told) => formatPaise(paiseFromRupees(refund));
const why = ({ answer }: Told) => (answer === null ? '' : ` ${answer}`);
const asked = ({ kind }: Told) => (kind === 'exchange' ? 'exchange' : 'return');

/** What a state means for the shopper, and what happens next. */
const sentences: Record<ReturnState, (told: Told) => string> = {
  requested: (told) =>
    told.answerBy === null
      ? texts.weHaveYourRequestForThis(asked(told))
      : texts.weHaveYourRequestForThis2(asked(told), formatDateTime(told.answerBy)),
  approved: (told) =>
    told.kind === 'exchange'
      ? texts.yourExchangeIsApprovedAndSize(told.size ?? '')
      : texts.yourReturnIsApprovedPackItem(money(told)),
  'picked-up': (told) => (told.kind === 'exchange' ? texts.itemIsOnItsWayBack : texts.itemIsOnItsWayBack2(money(told))),
  'to-send': () => texts.newItemIsKeptForYou,
  cancelled: (told) => texts.cancelledToldGoesBackToYou(money(told)),
  withdrawn: () => texts.youHaveWithdrawnThisRequest,
  refused: (told) => texts.yourRequestWasRefusedTold(why(told)),
  rejected: (told) => texts.itemWasNotAcceptedAndComes(why(told)),
  refunded: (told) => texts.toldGoesBackToYouWay(money(told)),
  exchanged: ({ trackingId }) =>
    trackingId === null ? texts.newItemHasBeenSent : texts.newItemHasBeenSentTracking(trackingId),
};

/** One sentence about where a return is and what happens next. */
export const describeReturn = (told: Told): string => sentences[told.state](told);

/** The reason in words; undefined for pieces that were cancelled. */
export const describeReason = ({ reason }: Pick<Return, 'reason'>): string | undefined =>
  reason === null ? undefined : returnTerms[reason].label;
