import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { buildInvoice } from '#testing/build-panel.ts';
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
      'GST at 5% is 5/105 of the price of the items.',
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
