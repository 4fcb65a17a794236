import type { PanelCredit } from '@aaram/shared-domain/credit';
import { longName, longWord } from '../extremes.ts';
import { credit } from '../shop/of-credits.ts';
import type { State } from '../state.ts';

const path = '/admin-credits';
const list = '/auth/panel/credits';
const gift: PanelCredit = {
  ...credit,
  kind: 'gift-card',
  tail: 'WXYZ',
  isFrozen: true,
  notes: [`The buyer's bank disputes ₹1,000.00 of this payment (${longWord}).`],
  owner: { name: longWord },
  gift: {
    order: 'AA-7K3F-92QD',
    recipientName: longName.slice(0, 60),
    recipientEmail: `${longWord}@example.com`,
    senderName: longWord.slice(0, 60),
    buyerEmail: `${longWord}@example.com`,
  },
  actions: ['withdraw', 'refund', 'mail'],
};
const note: PanelCredit = {
  ...{ ...credit, _id: 'c2', owner: { name: longName }, gift: null, actions: ['withdraw'] },
  ...{ isFrozen: false, notes: [] },
};

/** The panel's credits, with names as long as people make them. */
export const statesOfPanelCredits: State[] = [
  {
    name: 'panel credits, a reason is missing',
    path,
    answers: { [list]: [gift, note, { ...note, _id: 'c3', balance: 0, isValid: false, actions: [] }] },
    open: (page) => page.getByRole('button', { name: 'Withdraw', exact: true }).first().click(),
    shows: 'Please say why.',
  },
  { name: 'panel credits, none', path, answers: { [list]: [] }, isTwin: true, shows: 'No credits found.' },
  {
    name: 'panel credits, failed',
    path,
    answers: { [list]: 500 },
    isTwin: true,
    shows: 'The credits could not be loaded.',
  },
];
