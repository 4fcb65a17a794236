import type { ClosedMonths, Statement } from '@aaram/shared-domain/account';

/** A seller's month with one invoice, a credit note and a payout. */
export const buildStatement = (over: Partial<Statement> = {}): Statement => ({
  month: '2026-11',
  entries: [
    {
      kind: 'invoice',
      number: 'S01/2627/000041',
      issuedAt: '2026-11-03T08:00:00.000Z',
      orderNumber: 'AA-7K3F-92QD',
      taxable: 1904.76,
      tax: 95.24,
      additional: 181.82,
      total: 2181.82,
    },
    {
      kind: 'credit-note',
      number: 'C01/2627/000003',
      issuedAt: '2026-11-09T08:00:00.000Z',
      orderNumber: 'AA-5T6Y-81RS',
      taxable: -475.24,
      tax: -23.76,
      additional: -23.76,
      total: -522.76,
    },
  ],
  count: 2,
  sales: 2181.82,
  returns: 522.76,
  taxable: 1429.52,
  tax: 71.48,
  fee: 165.91,
  tcs: 7.15,
  tds: 1.66,
  payout: 1484.34,
  opening: 800,
  paidOut: 800,
  closing: 1484.34,
  payouts: [{ _id: 'p1', seller: 's1', amount: 800, reference: 'UTR20261105', paidOn: '2026-11-05' }],
  rates: { fee: 10, tcs: 0.5, tds: 0.1 },
  sellers: [],
  ...over,
});

/** The same for all sellers together. */
export const buildStatementOfAll = (): Statement => {
  const { sales, returns, taxable, tax, fee, tcs, tds, payout, opening, paidOut, closing } = buildStatement();
  const sums = { sales, returns, taxable, tax, fee, tcs, tds, payout, opening, paidOut, closing };
  return buildStatement({ sellers: [{ _id: 's1', name: 'Farhan Qureshi', ...sums }] });
};

/** Two closed months before it. */
export const buildClosedMonths = (): ClosedMonths => {
  const { sales, returns, taxable, tax, fee, tcs, tds, payout, opening, paidOut, closing, count } = buildStatement();
  const october = { sales, returns, taxable, tax, fee, tcs, tds, payout, opening, paidOut, closing: 800, count };
  return {
    year: '2026',
    months: [
      { month: '2026-10', ...october },
      { month: '2026-09', ...october, closing },
    ],
  };
};
