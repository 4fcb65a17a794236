import type { PriceRuleInput, PriceRuleState } from '@aaram/shared-domain/tax';
import { toast } from '@aaram/shared-platform';
import { createTestPlatform, refusal, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildClosedMonths, buildStatement, buildStatementOfAll } from '#testing/build-statement.ts';
import { AccountsPage } from './accounts-page.tsx';

const success = vi.spyOn(toast, 'success').mockImplementation(() => {});
const clicked: string[] = [];
beforeEach(() => {
  vi.clearAllMocks();
  clicked.length = 0;
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this.download);
  });
});

const details = { legalName: '', legalAddress: '', gstin: '', signatory: '', prefix: '' };
const instead = { legalName: 'Kapda Private Limited', gstin: '32AAAAA0000A1ZB' };
const answerDetails = ({ method, body }: Call) =>
  method === 'GET' ? { ...details, instead } : { ...(body as object), instead: null };
let rule: PriceRuleState;
beforeEach(() => {
  rule = { priceRule: 'spec', since: null, aboveMrp: { count: 0, products: [] }, unpaidOrders: 2 };
});
function answerRule({ method, body }: Call) {
  if (method === 'PUT') {
    rule = { ...rule, priceRule: (body as PriceRuleInput).priceRule, since: '2026-11-23T06:00:00.000Z' };
  }
  return Response.json(rule, { headers: { 'x-price-rule': rule.priceRule } });
}
type Call = { method: string; path: string; body: unknown };
const disputes = [
  {
    ...{ _id: 'disp_1', order: 'AA-7K3F-92QD', kind: 'goods', amount: 622.76, deducted: 0, phase: 'chargeback' },
    ...{ reason: 'Not authorised', status: 'open', respondBy: '2026-12-03T10:00:00.000Z' },
  },
  {
    ...{ _id: 'disp_2', order: 'AA-2222-2222', kind: 'gift-card', amount: 1000, deducted: 1000, phase: 'fraud' },
    ...{ reason: '', status: 'lost', respondBy: null },
  },
];
const payout = { _id: 'p2', seller: 's1', amount: 100.5, reference: 'UTR9', paidOn: '2026-11-20' };

function open(
  answer: (call: Call) => unknown = () => buildStatement(),
  { role = 'seller', at = '/admin-accounts' }: { role?: 'seller' | 'admin'; at?: string } = {},
) {
  const calls: Call[] = [];
  const platform = createTestPlatform((call) => {
    if (call.path.includes('/team')) {
      return Response.json({}, { status: 404 });
    }
    calls.push(call);
    if (call.path.includes('/closed-months')) {
      return at.includes('year=') && call.path.includes('year=2026')
        ? buildClosedMonths()
        : { year: '2025', months: [] };
    }
    if (call.path.includes('/disputes')) {
      return disputes;
    }
    if (call.path.includes('/price-rule')) {
      return answerRule(call);
    }
    return call.path.includes('/tax-details') ? answerDetails(call) : answer(call);
  });
  platform.queryClient.setDefaultOptions({ queries: { retry: false } });
  platform.startSession({ token: 't', user: { id: 'u1', role, isVerified: true, name: 'Kavita' } });
  render(
    <TestPlatform platform={platform} at={at}>
      <AccountsPage />
    </TestPlatform>,
  );
  return calls;
}
const asAdmin = { role: 'admin', at: '/admin-accounts?seller=s1' } as const;
const ofAll = ({ method, path }: Call) =>
  method === 'POST' || method === 'DELETE'
    ? Response.json(payout, { status: method === 'POST' ? 201 : 200 })
    : path.includes('seller=')
      ? buildStatement()
      : buildStatementOfAll();

describe('Money', () => {
  // rules: accounts-of-sellers
  it('shows what the month comes to, row by row, with its documents and payouts', async () => {
    open();
    expect((await screen.findByText('Closing balance')).parentElement).toHaveTextContent('₹1,484.34');
    for (const [label, value] of [
      ['Opening balance', '₹800.00'],
      ['Returns', '− ₹522.76'],
      ['Fee of the store (10%)', '− ₹165.91'],
      ['TCS (0.5%)', '− ₹7.15'],
      ['TDS (0.1%)', '− ₹1.66'],
      ['Paid out', '− ₹800.00'],
    ] as const) {
      expect(screen.getByText(label).parentElement).toHaveTextContent(value);
    }
    const rows = within(screen.getByRole('table', { name: 'Documents' })).getAllByRole('row');
    expect(rows[2]).toHaveTextContent('9 Nov 2026Credit noteC01/2627/000003AA-5T6Y-81RS− ₹475.24');
    expect(screen.getByText('UTR20261105')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Withdraw/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Record payout' })).toBeNull();
  });

  // rules: accounts-of-sellers
  it('lists the closed months of a financial year, each with its statement, and saves them', async () => {
    const calls = open(() => ({ name: 'months-2026.csv', text: 'Month' }), { at: '/admin-accounts?year=2026' });
    const table = await screen.findByRole('table', { name: 'Closed months' });
    const [head, october, september] = within(table).getAllByRole('row');
    expect(head).toHaveTextContent('MonthSalesReturnsFee of the storeTCSTDSNet of the monthPaid outClosing balance');
    expect(october).toHaveTextContent('October 2026₹2,181.82− ₹522.76− ₹165.91− ₹7.15− ₹1.66₹1,484.34− ₹800.00₹800.00');
    expect(within(september as HTMLElement).getByRole('link', { name: 'September 2026' })).toHaveAttribute(
      'href',
      '/admin-accounts?month=2026-09',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Closed months (CSV)' }));
    await waitFor(() => expect(clicked).toEqual(['months-2026.csv']));
    expect(calls.some(({ path }) => path.includes('file=months&month=2026-04'))).toBe(true);
    await userEvent.selectOptions(screen.getByLabelText('Financial year'), 'April 2025 to March 2026');
    expect(await screen.findByText('No closed months in this year.')).toBeVisible();
  });

  it('leaves out TCS and TDS where the store keeps none', async () => {
    open(() => buildStatement({ tcs: 0, tds: 0, rates: { fee: 10, tcs: 0, tds: 0 } }));
    await screen.findByText('Closing balance');
    expect(screen.queryByText(/TCS|TDS/)).toBeNull();
  });

  it('follows the month, and says how many more documents the files have', async () => {
    const calls = open(() => buildStatement({ count: 502 }));
    expect(await screen.findByText('500 more documents are in the files.')).toBeVisible();
    const months = screen.getByRole('combobox', { name: 'Month' });
    const before = within(months).getAllByRole('option')[1] as HTMLOptionElement;
    await userEvent.selectOptions(months, before.value);
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain(`/auth/panel/accounts?month=${before.value}`));
  });

  it('downloads the month as files', async () => {
    open(({ path }) =>
      path.includes('/pdf')
        ? { name: 'statement-2026-11.pdf', pdf: btoa('%PDF') }
        : path.includes('/file')
          ? { name: 'gstr1-2026-11.csv', text: 'x' }
          : buildStatement(),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Statement (PDF)' }));
    await userEvent.click(screen.getByRole('button', { name: 'GSTR-1 rows (CSV)' }));
    await waitFor(() => expect(clicked).toEqual(['statement-2026-11.pdf', 'gstr1-2026-11.csv']));
  });

  it('leads an admin from all sellers to the statement of one', async () => {
    open(ofAll, { role: 'admin' });
    expect(await screen.findByRole('link', { name: 'Statement of Farhan Qureshi' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/admin-accounts\?month=.*&seller=s1$/),
    );
  });

  it('lets an admin record a payout, with what is missing named first', async () => {
    const calls = open(ofAll, asAdmin);
    await userEvent.click(await screen.findByRole('button', { name: 'Record payout' }));
    expect(await screen.findByText('Please enter an amount above 0.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Amount in rupees' })).toHaveFocus());
    await userEvent.type(screen.getByRole('textbox', { name: 'Amount in rupees' }), '1,100.50');
    await userEvent.type(screen.getByRole('textbox', { name: /Reference/ }), ' UTR9 ');
    await userEvent.click(screen.getByRole('button', { name: 'Record payout' }));
    await waitFor(() => expect(success).toHaveBeenCalledWith('The payout is recorded.', expect.anything()));
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      seller: 's1',
      amount: 1100.5,
      reference: 'UTR9',
    });
    expect(screen.getByRole('textbox', { name: 'Amount in rupees' })).toHaveValue('');
  });

  it('keeps what was typed when a payout is refused, and says why', async () => {
    open((call) => (call.method === 'POST' ? refusal(400, 'That is more than is left.') : ofAll(call)), asAdmin);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Amount in rupees' }), '9');
    await userEvent.type(screen.getByRole('textbox', { name: /Reference/ }), 'UTR9');
    await userEvent.click(screen.getByRole('button', { name: 'Record payout' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('That is more than is left.');
    expect(screen.getByRole('textbox', { name: 'Amount in rupees' })).toHaveValue('9');
  });

  it('asks before a payout is withdrawn', async () => {
    const calls = open(ofAll, asAdmin);
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw payout UTR20261105' }));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(calls.find(({ method }) => method === 'DELETE')?.path).toBe('/auth/panel/payouts/p1'));
  });

  // rules: details-on-invoices
  it('says in whose name invoices are issued, and what is wrong with a GSTIN', async () => {
    const calls = open();
    expect(await screen.findByText(/issued in the name of Kapda Private Limited, GSTIN 32AAAAA0000A1ZB/)).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /^GSTIN/ }), '27aapfu 0939f1zw');
    await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
    expect(await screen.findByText('Please enter the name as in the GST registration.')).toBeVisible();
    expect(screen.getByText(/This GSTIN cannot be right/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Legal name' })).toHaveFocus());
    await userEvent.keyboard('Resham LLP');
    await userEvent.type(screen.getByRole('textbox', { name: /^Address of the place/ }), '2 Fort Road, Mumbai');
    await userEvent.clear(screen.getByRole('textbox', { name: /^GSTIN/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /^GSTIN/ }), '27aapfu 0939f1zv');
    await userEvent.type(screen.getByRole('textbox', { name: /^Letters/ }), 'rsm');
    await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
    await waitFor(() => expect(success).toHaveBeenCalledWith('The details are saved.', expect.anything()));
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      ...details,
      legalName: 'Resham LLP',
      legalAddress: '2 Fort Road, Mumbai',
      gstin: '27AAPFU0939F1ZV',
      prefix: 'RSM',
    });
  });

  it('offers to try again when it could not be loaded', async () => {
    let fails = true;
    open(() => (fails ? refusal(500, 'Broken') : buildStatement()));
    await screen.findByText('The accounts could not be loaded.');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Closing balance')).toBeVisible();
  });
});

describe('How prices are made', () => {
  const openAsAdmin = () => open(() => buildStatementOfAll(), { role: 'admin', at: '/admin-accounts' });
  const cells = async () =>
    within(await screen.findByRole('table', { name: 'What shoppers pay for one product' }))
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));

  // rules: disputes
  it('lists disputed payments with the day by which to answer, and where to see more', async () => {
    openAsAdmin();
    const table = within(await screen.findByRole('table', { name: 'Disputed payments' }));
    const [, open1, lost] = table.getAllByRole('row');
    expect(open1).toHaveTextContent('AA-7K3F-92QD₹622.76Chargeback: Not authorisedTo be answered3 Dec 2026');
    expect(lost).toHaveTextContent('AA-2222-2222₹1,000.00FraudLost');
    expect(table.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/admin-orders?q=AA-7K3F-92QD',
      '/admin-credits?q=AA-2222-2222',
    ]);
  });

  // rules: prices-that-include-gst
  it('shows an admin what a switch changes, and switches there and back', async () => {
    const calls = openAsAdmin();
    expect(await cells()).toEqual([
      ['Price', 'Pays now', 'With GST included'],
      ['₹450.00', '₹571.43', '₹550.00'],
      ['₹1,000.00', '₹1,047.62', '₹1,000.00'],
      ['₹2,500.00', '₹2,727.27', '₹2,500.00'],
    ]);
    expect(screen.getByText(/2 orders wait for their payment and keep their amounts/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Include GST in the prices' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Include GST in the prices?' });
    expect(dialog).toHaveTextContent('It applies from the next order on.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Include GST in the prices' }));
    await waitFor(() => expect(success).toHaveBeenCalledWith('Prices include GST from now on.', expect.anything()));
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ priceRule: 'inclusive', from: 'spec' });
    expect((await cells())[1]).toEqual(['₹450.00', '₹550.00', '₹571.43']);
    expect(screen.getByText(/Since 23 Nov 2026/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add GST to the prices' })).toBeVisible();
  });

  // rules: prices-that-include-gst
  it('names the products that forbid adding GST, and does not offer it', async () => {
    const products = [{ _id: 'p1', name: 'Linen shirt', price: 1000, mrp: 1000 }];
    rule = { ...rule, priceRule: 'inclusive', aboveMrp: { count: 3, products } };
    openAsAdmin();
    expect(await screen.findByText(/With GST added, 3 products would cost more than their MRP/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Linen shirt' })).toHaveAttribute('href', '/admin-edit-product/p1');
    expect(screen.queryByRole('button', { name: 'Add GST to the prices' })).toBeNull();
  });

  it('is not a seller’s', async () => {
    open();
    await screen.findByText('Closing balance');
    expect(screen.queryByText('How prices are made')).toBeNull();
  });
});
