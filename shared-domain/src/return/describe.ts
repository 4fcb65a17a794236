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
  cancelled: texts.cancelled,
  withdrawn: texts.withdrawn,
  refused: texts.refused,
  rejected: texts.notAccepted,
  refunded: texts.refunded,
  exchanged: texts.exchanged,
};

type Told = Pick<
  Return,
  'kind' | 'state' | 'reason' | 'refund' | 'payout' | 'size' | 'answer' | 'answerBy' | 'trackingId' | 'pickupTrackingId'
>;

const money = ({ refund }: Told) => formatPaise(paiseFromRupees(refund));

const isCredit = ({ payout }: Told) => payout === 'credit-note';
const approvedReturn = (told: Told) => (isCredit(told) ? texts.returnApprovedForCredit : texts.returnApproved);
const onItsWay = (told: Told) => (isCredit(told) ? texts.returnOnItsWayForCredit : texts.returnOnItsWay);

/** What a state means for the shopper, and what happens next. */
const sentences: Record<ReturnState, (told: Told) => string> = {
  requested: ({ kind, answerBy }) => {
    const isExchange = kind === 'exchange';
    if (answerBy === null) {
      return isExchange ? texts.exchangeReceived : texts.returnReceived;
    }
    return (isExchange ? texts.exchangeAnsweredBy : texts.returnAnsweredBy)(formatDateTime(answerBy));
  },
  approved: (told) => {
    // Only an exchange has a size.
    const said = told.size === null ? approvedReturn(told)(money(told)) : texts.exchangeApproved(told.size);
    return told.pickupTrackingId === undefined ? said : `${said} ${texts.fetchedUnder(told.pickupTrackingId)}`;
  },
  'picked-up': (told) => (told.kind === 'exchange' ? texts.exchangeOnItsWay : onItsWay(told)(money(told))),
  'to-send': () => texts.newItemKept,
  cancelled: (told) =>
    told.answer === null ? texts.piecesCancelled(money(told)) : texts.piecesCancelledBecause(money(told), told.answer),
  withdrawn: ({ kind }) => (kind === 'cancel' || kind === 'adjust' ? texts.takenBack : texts.requestWithdrawn),
  refused: ({ answer }) => (answer === null ? texts.requestRefused : texts.requestRefusedBecause(answer)),
  rejected: ({ answer }) => (answer === null ? texts.itemComesBack : texts.itemComesBackBecause(answer)),
  refunded: (told) => {
    if (told.kind === 'adjust') {
      return texts.partOfPrice(money(told), told.answer ?? '');
    }
    return (told.payout === 'credit-note' ? texts.amountIsCredit : texts.amountGoesBack)(money(told));
  },
  exchanged: ({ trackingId }) => (trackingId === null ? texts.newItemSent : texts.newItemSentWith(trackingId)),
};

/** One sentence about where a return is and what happens next. */
export const describeReturn = (told: Told): string => sentences[told.state](told);

/** The reason in words; undefined for pieces that were cancelled, and for a part of the price. */
export const describeReason = ({ reason }: Pick<Return, 'reason'>): string | undefined =>
  reason === null ? undefined : returnTerms[reason].label;
