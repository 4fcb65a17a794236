import type { ClosedMonths, Statement } from '@aaram/shared-domain/account';
import type { PriceRuleState } from '@aaram/shared-domain/tax';
import { longName, longWord } from '../extremes.ts';
import { refusal, type State } from '../state.ts';

const path = '/admin-accounts';
const call = '/auth/panel/accounts';
const huge = 99_99_99_999.99;
const sums = {
  sales: huge,
  returns: huge,
  taxable: huge,
  tax: huge,
  fee: huge,
  tcs: huge,
  tds: huge,
  payout: -huge,
  opening: -huge,
  paidOut: huge,
  closing: -huge,
};
const at = '2026-10-20T10:00:00.000Z';
const statement: Statement = {
  month: '2026-11',
  entries: [
    {
      kind: 'credit-note',
      number: 'C01/2627/000041',
      issuedAt: at,
      orderNumber: 'AA-7K3F-92QD',
      taxable: -huge,
      tax: -huge,
      additional: -huge,
      total: -huge,
    },
  ],
  count: 100_000,
  ...sums,
  payouts: [{ _id: 'p1', seller: 's1', amount: huge, reference: longWord.slice(0, 60), paidOn: '2026-11-05' }],
  rates: { fee: 12.345, tcs: 0.5, tds: 0.1 },
  sellers: [{ _id: 's1', name: longName.slice(0, 100), ...sums }],
};

const closed: ClosedMonths = {
  year: '2026',
  months: Array.from({ length: 12 }, (_, index) => ({
    month: `${index < 9 ? 2026 : 2027}-${String(((index + 3) % 12) + 1).padStart(2, '0')}`,
    count: 100_000,
    ...sums,
  })),
};

const details = {
  legalName: longName.slice(0, 200),
  legalAddress: longName.slice(0, 300),
  gstin: '27AAPFU0939F1ZV',
  signatory: longWord.slice(0, 100),
  prefix: 'RSM',
  instead: { legalName: longName.slice(0, 100), gstin: '32AAAAA0000A1ZB' },
};

const inclusive: PriceRuleState = {
  priceRule: 'inclusive',
  since: at,
  aboveMrp: {
    count: 12_345,
    products: [{ _id: 'p1', name: longName.slice(0, 200), price: 99_999.99, mrp: 99_999.99 }],
  },
  unpaidOrders: 12_345,
};

/** The month of a seller in the books, and of all for admins. */
export const statesOfAccounts: State[] = [
  { name: 'money, of a seller', path, answers: { [call]: { ...statement, sellers: [] } }, shows: 'Closing balance' },
  {
    name: 'money, closed months',
    path,
    answers: { [call]: { ...statement, entries: [], sellers: [] }, '/auth/panel/closed-months': closed },
    isTwin: true,
    shows: 'Closed months',
  },
  {
    name: 'money, details on invoices',
    path: `${path}?seller=s1`,
    answers: {
      [call]: { ...statement, sellers: [] },
      '/auth/panel/tax-details': { ...details, gstin: '27AAPFU0939F1ZW' },
    },
    open: (page) => page.getByRole('button', { name: 'Save details' }).click(),
    shows: 'This GSTIN cannot be right: compare it with the certificate, also the last digit.',
  },
  { name: 'money, of all sellers', path, answers: { [call]: statement }, isTwin: true, shows: 'Sellers' },
  {
    name: 'money, prices that include GST',
    path,
    answers: { [call]: { ...statement, entries: [] }, '/auth/panel/price-rule': inclusive },
    shows:
      'With GST added, 12,345 products would cost more than their MRP. Lower their prices or raise their MRPs first.',
  },
  {
    name: 'money, including GST in the prices',
    path,
    answers: { [call]: { ...statement, entries: [] }, '/auth/panel/price-rule': { ...inclusive, priceRule: 'spec' } },
    isTwin: true,
    open: (page) => page.getByRole('button', { name: 'Include GST in the prices' }).click(),
    shows: 'Include GST in the prices?',
  },
  {
    name: 'money, nothing sold',
    path,
    answers: { [call]: { ...statement, entries: [], count: 0, payouts: [], sellers: [] } },
    isTwin: true,
    shows: 'No documents in this month.',
  },
  { name: 'money, loading', path, answers: { [call]: 'silence' }, shows: 'Loading the accounts...' },
  {
    name: 'money, failed',
    path,
    answers: { [call]: refusal(500, { code: 'INTERNAL', message: 'Broken.' }) },
    shows: 'The accounts could not be loaded.',
  },
];
