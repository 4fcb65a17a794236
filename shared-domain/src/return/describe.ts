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

type DescribedReturn = Pick<
  Return,
  'kind' | 'state' | 'reason' | 'refund' | 'payout' | 'size' | 'answer' | 'answerBy' | 'trackingId' | 'pickupTrackingId'
>;

const money = ({ refund }: DescribedReturn) => formatPaise(paiseFromRupees(refund));

const isCredit = ({ payout }: DescribedReturn) => payout === 'credit-note';
const approvedReturn = (back: DescribedReturn) =>
  isCredit(back) ? texts.returnApprovedForCredit : texts.returnApproved;
const onItsWay = (back: DescribedReturn) => (isCredit(back) ? texts.returnOnItsWayForCredit : texts.returnOnItsWay);

/** What a state means for the shopper, and what happens next. */
const sentences: Record<ReturnState, (back: DescribedReturn) => string> = {
  requested: ({ kind, answerBy }) => {
    const isExchange = kind === 'exchange';
    if (answerBy === null) {
      return isExchange ? texts.exchangeReceived : texts.returnReceived;
    }
    return (isExchange ? texts.exchangeAnsweredBy : texts.returnAnsweredBy)(formatDateTime(answerBy));
  },
  approved: (back) => {
    // Only an exchange has a size.
    const said = back.size === null ? approvedReturn(back)(money(back)) : texts.exchangeApproved(back.size);
    return back.pickupTrackingId === undefined ? said : `${said} ${texts.fetchedUnder(back.pickupTrackingId)}`;
  },
  'picked-up': (back) => (back.kind === 'exchange' ? texts.exchangeOnItsWay : onItsWay(back)(money(back))),
  'to-send': () => texts.newItemReserved,
  cancelled: (back) =>
    back.answer === null ? texts.piecesCancelled(money(back)) : texts.piecesCancelledBecause(money(back), back.answer),
  withdrawn: ({ kind }) => (kind === 'cancel' || kind === 'adjust' ? texts.takenBack : texts.requestWithdrawn),
  refused: ({ answer }) => (answer === null ? texts.requestRefused : texts.requestRefusedBecause(answer)),
  rejected: ({ answer }) => (answer === null ? texts.itemComesBack : texts.itemComesBackBecause(answer)),
  refunded: (back) => {
    if (back.kind === 'adjust') {
      return texts.partOfPrice(money(back), back.answer ?? '');
    }
    return (back.payout === 'credit-note' ? texts.amountIsCredit : texts.amountGoesBack)(money(back));
  },
  exchanged: ({ trackingId }) => (trackingId === null ? texts.newItemSent : texts.newItemSentWith(trackingId)),
};

/** One sentence about where a return is and what happens next. */
export const describeReturn = (back: DescribedReturn): string => sentences[back.state](back);

/** The reason in words; undefined for pieces that were cancelled, and for a part of the price. */
export const describeReason = ({ reason }: Pick<Return, 'reason'>): string | undefined =>
  reason === null ? undefined : returnTerms[reason].label;
