import type { Dispute } from '@aaram/shared-domain/order/schema';

export const disputes = 'Disputed payments';
export const notLoaded = 'The disputes could not be loaded.';
export const loading = 'Loading disputes...';
export const none = 'No payment is disputed.';
export const order = 'Order';
export const amount = 'Amount';
export const about = 'About';
export const state = 'Status';
export const answerBy = 'Answer by';

/** The provider's words. */
export const phases: Record<string, string | undefined> = {
  fraud: 'Fraud',
  retrieval: 'Request for details',
  chargeback: 'Chargeback',
  pre_arbitration: 'Second chargeback',
  arbitration: 'Arbitration',
};
export const statuses: Record<Dispute['status'], string> = {
  open: 'To be answered',
  under_review: 'With the bank',
  won: 'Won',
  lost: 'Lost: the bank took the money back',
  closed: 'Closed',
};
