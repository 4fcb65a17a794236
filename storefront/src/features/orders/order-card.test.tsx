import { TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeOrder, signedInPlatform } from '#lib/testing/fixtures.ts';
import { OrderCard } from './order-card.tsx';

function show(changes: Parameters<typeof makeOrder>[0]) {
  const { platform } = signedInPlatform({});
  render(
    <TestPlatform
      platform={platform}
      at="/"
      routes={[{ path: '/', element: <OrderCard order={makeOrder(changes)} /> }]}
    />,
  );
}

describe("an order's card", () => {
  it('leads to the invoice of a paid order', async () => {
    show({ invoiceNumber: 'AAR/26-27/000041' });
    expect(await screen.findByRole('link', { name: 'Download invoice' })).toHaveAttribute('href', '/invoice/order-1');
    expect(screen.getByText('AAR/26-27/000041')).toBeVisible();
  });

  it('tells GST once, among figures that add up to what was paid', async () => {
    show({ deliveryCharges: 100, totalAmount: 499, gstAmount: 23.76, payableAmount: 622.76 });
    const rows = (await screen.findAllByRole('term')).map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(rows).toEqual([
      ['Items before GST', '₹499.00'],
      ['GST', '₹23.76'],
      ['Delivery', '₹100.00'],
      ['Paid', '₹622.76'],
    ]);
    expect(screen.getAllByText('₹23.76')).toHaveLength(1);
  });

  it('offers none while nobody has paid', async () => {
    show({ invoiceNumber: null });
    expect(await screen.findByText('Order AA-7K3F-92QD')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Download invoice' })).toBeNull();
  });
});
