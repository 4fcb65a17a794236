// Notes for admins about disputes of payments, and about orders that wait for a decision.

type Ending = 'released' | 'cancelled' | 'cleared' | null;

/** `day` is the last one on which the store may answer. */
export const disputeOpen = (amount: string, reason: string, day: string | null) =>
  `The buyer's bank disputes ${amount} of this payment${reason === '' ? '' : ` (${reason})`}. ${
    day === null
      ? 'Answer it in the dashboard of the payment provider.'
      : `Answer it at the payment provider by ${day}.`
  }`;
export const disputeUnderReview = (amount: string) =>
  `The buyer's bank disputes ${amount} of this payment and is reviewing our answer.`;
export const disputeWon = (amount: string) => `The dispute about ${amount} was decided for this store.`;
export const disputeClosed = (amount: string) => `The dispute about ${amount} was closed.`;
export const disputeLost = (amount: string) => `The dispute about ${amount} was lost: the bank took the money back.`;

export const ownPaymentHeld = 'On hold: decide whether to send this order while its payment is disputed.';

export const printReported = (report: string) =>
  `On hold: what is printed was reported (${report}). Decide whether to send it.`;

const outcomes: Record<Exclude<Ending, null>, string> = {
  released: 'It was sent anyway.',
  cancelled: 'It was cancelled.',
  cleared: 'The bank decided for this store.',
};
const outcomeOf = (ending: Ending, open: string) => (ending === null ? open : outcomes[ending]);

const decide = 'On hold: decide whether to send it.';
export const boughtWith = {
  gone: (amount: string, source: string, ending: Ending) =>
    `${amount} of this order was paid with credit from order ${source}, whose payment was returned. ${outcomeOf(ending, decide)}`,
  disputed: (amount: string, source: string, ending: Ending) =>
    `${amount} of this order was paid with credit from order ${source}, whose payment is disputed. ${outcomeOf(ending, decide)}`,
};
export const usedFor = (amount: string, order: string, ending: Ending) =>
  `${amount} of its credit had paid for order ${order}. ${outcomeOf(ending, 'That order is on hold.')}`;
