import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { buildInvoice, buildTaxDocument } from '#testing/build-panel.ts';
import { InvoicePage } from './invoice-page.tsx';

function open(answer: (path: string) => unknown) {
  render(
    <TestPlatform
      platform={createTestPlatform(({ path }) => answer(path))}
      routes={[{ path: '/admin-invoice/:orderId', element: <InvoicePage params={{ orderId: 'o1' }} /> }]}
      at="/admin-invoice/o1"
    />,
  );
}

describe('the invoice', () => {
  it('prints number, seller, buyer, lines and every amount as the server says', async () => {
    open((path) => (path.startsWith('/orders/o1/invoice') ? buildInvoice() : undefined));
    expect(await screen.findByText('AAR/26-27/000012')).toBeVisible();
    const texts = [
      'GSTIN: 08AAAAA0000A1Z5',
      'State: Rajasthan (08)',
      'Pune, Maharashtra 411001',
      'Place of supply: Maharashtra (27)',
      'Satin lip colour',
      'Items before GST',
      'All of it is IGST.',
      'Rupees One Thousand Forty Seven and Sixty Two Paise Only',
    ];
    for (const text of texts) {
      expect(screen.getByText(text)).toBeVisible();
    }
    const [, row] = screen.getAllByRole('row');
    expect(
      within(row as HTMLElement)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['1', 'Satin lip colourSize: N/A', '3304', '2', '₹500.00', '₹1,000.00', '₹47.62', '₹1,047.62']);
  });

  it('prints the invoices and credit notes of sellers, and says which figure is which', async () => {
    const credit = {
      kind: 'credit-note',
      number: 'C01/2627/000004',
      total: 523.81,
      invoice: buildTaxDocument(),
    } as const;
    open(() => buildInvoice({ documents: [buildTaxDocument(), buildTaxDocument(credit)] }));
    expect(await screen.findByText('S01/2627/000012')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Order invoice (draft for review)' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Credit note (draft for review)' })).toBeVisible();
    const [first] = screen.getAllByRole('article');
    const sheet = within(first as HTMLElement);
    const texts = [
      'Maharashtra (27)',
      '18% on ₹847.46: IGST 18% ₹152.54.',
      "The prices contain tax: ₹1,000.00 is the taxable value with the taxes above. ₹47.62 is what the checkout named GST: the store's price rule added it, and it is not tax of this document. Together they are ₹1,047.62.",
      'GST (added at checkout by the store rule)',
      'For Aaram Lifestyle (demo): authorised signatory',
    ];
    for (const text of texts) {
      expect(sheet.getByText(text)).toBeVisible();
    }
    expect(screen.getByText('S01/2627/000012 of 18 Nov 2026')).toBeVisible();
  });

  it('calls it a tax invoice when prices contain GST and nothing was added', async () => {
    open(() => buildInvoice({ documents: [buildTaxDocument({ priceRule: 'inclusive', additional: 0, total: 1000 })] }));
    expect(await screen.findByRole('heading', { name: 'Tax Invoice' })).toBeVisible();
    expect(screen.queryByText('GST (added at checkout by the store rule)')).toBeNull();
  });

  it("says when it is a seller's part, or when the money went back", async () => {
    open(() => buildInvoice({ isPartial: true, paymentStatus: 'Refunded' }));
    expect(await screen.findByText('Share of this seller')).toBeVisible();
    expect(screen.queryByText('Delivery')).toBeNull();
    expect(screen.getByText('The amount paid for this order has been refunded.')).toBeVisible();
  });

  it('prints on request', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    open(() => buildInvoice());
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it.each([
    [404, 'NOT_FOUND', 'Order not found.'],
    [409, 'NOT_PAID', 'This order has not been paid, so it has no invoice yet.'],
  ])('says so at %i, without a retry', async (status, code, message) => {
    open(() => Response.json({ code, message }, { status }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('offers a retry when it could not be loaded', async () => {
    let isBroken = true;
    open(() => (isBroken ? Response.json({ code: 'FORBIDDEN', message: 'no' }, { status: 403 }) : buildInvoice()));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await userEvent.click(retry);
    expect(await screen.findByText('AAR/26-27/000012')).toBeVisible();
  });
});
