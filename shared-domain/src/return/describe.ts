import { formatDateTime } from '../format/format-date-time.ts';
import { formatPaise } from '../money/format-paise.ts';
import { paiseFromRupees } from '../money/paise.ts';
import { returnTerms } from './reasons.ts';
import type { Return } from './schema.ts';
import type { ReturnState } from './states.ts';

/** The states in words. */
export const returnStateLabels: Record<ReturnState, string> = {
  requested: 'Requested',
  approved: 'Approved',
  'picked-up': 'Picked up',
  'to-send': 'Being sent',
  cancelled: 'Cancelled',
  withdrawn: 'Withdrawn',
  refused: 'Refused',
  rejected: 'Not accepted',
  refunded: 'Refunded',
  exchanged: 'Exchanged',
};

type Told = Pick<Return, 'kind' | 'state' | 'reason' | 'refund' | 'size' | 'answer' | 'answerBy' | 'trackingId'>;

const money = ({ refund }: Told) => formatPaise(paiseFromRupees(refund));
const why = ({ answer }: Told) => (answer === null ? '' : ` ${answer}`);
const asked = ({ kind }: Told) => (kind === 'exchange' ? 'exchange' : 'return');

/** What a state means for the shopper, and what happens next. */
const sentences: Record<ReturnState, (told: Told) => string> = {
  requested: (told) =>
    told.answerBy === null
      ? `We have your request for this ${asked(told)}.`
      : `We have your request for this ${asked(told)} and answer it by ${formatDateTime(told.answerBy)}.`,
  approved: (told) =>
    told.kind === 'exchange'
      ? `Your exchange is approved, and size ${told.size} is kept for you. Please pack the item: it will be picked up at your delivery address.`
      : `Your return is approved. Please pack the item: it will be picked up at your delivery address. ${money(told)} goes back to you once it has been looked at.`,
  'picked-up': (told) =>
    told.kind === 'exchange'
      ? 'The item is on its way back. Once it has been looked at, the new one is sent.'
      : `The item is on its way back. Once it has been looked at, ${money(told)} goes back to you.`,
  'to-send': () => 'The new item is kept for you and will be sent to your delivery address.',
  cancelled: (told) => `Cancelled. ${money(told)} goes back to you, the way you paid.`,
  withdrawn: () => 'You have withdrawn this request.',
  refused: (told) => `Your request was refused.${why(told)}`,
  rejected: (told) => `The item was not accepted, and comes back to you.${why(told)}`,
  refunded: (told) => `${money(told)} goes back to you, the way you paid.`,
  exchanged: ({ trackingId }) =>
    trackingId === null ? 'The new item has been sent.' : `The new item has been sent. Tracking ID: ${trackingId}`,
};

/** One sentence about where a return is and what happens next. */
export const describeReturn = (told: Told): string => sentences[told.state](told);

/** The reason in words; undefined for pieces that were cancelled. */
export const describeReason = ({ reason }: Pick<Return, 'reason'>): string | undefined =>
  reason === null ? undefined : returnTerms[reason].label;
