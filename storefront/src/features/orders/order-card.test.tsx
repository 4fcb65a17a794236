import { TestPlatform } from '@aaram/shared-platform/testing';
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeOrder, signedInPlatform } from '#lib/testing/fixtures.ts';
import { OrderCard } from './order-card.tsx';
import { useMyOrders } from './use-my-orders.ts';

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

  it('says until when the items of an unpaid order are held, and offers to pay it', async () => {
    show({ paymentStatus: 'Initiated', heldUntil: '2099-11-18T20:15:00.000Z' });
    expect(await screen.findByText(/Its items are held for you until/)).toHaveTextContent(
      'until 19 Nov 2099, 1:45 am.',
    );
    expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/checkout?order=order-1');
  });

  it('says that an unpaid order is over when nothing is held for it any more', async () => {
    show({ paymentStatus: 'Initiated', heldUntil: null });
    expect(await screen.findByText('It was not paid in time. To have its items, please order again.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull();
  });

  it('says nothing of paying when the order is paid', async () => {
    show({ paymentStatus: 'Paid', heldUntil: null });
    expect(await screen.findByText('Order AA-7K3F-92QD')).toBeVisible();
    expect(screen.queryByText(/paid in time|held for you/)).toBeNull();
  });
});

function Latest() {
  const order = useMyOrders().data?.[0];
  return order ? <OrderCard order={order} /> : null;
}

describe('a hold that ends while its order is looked at', () => {
  it('has the orders asked for again, by whatever clock the server has', async () => {
    vi.useFakeTimers();
    vi.setSystemTime('2026-11-18T20:00:00.000Z');
    const held = makeOrder({ paymentStatus: 'Initiated', heldUntil: '2026-11-18T20:15:00.000Z' });
    let answer = held;
    const { platform, callsTo } = signedInPlatform({ 'GET /orders/user-orders': () => [answer] });
    render(<TestPlatform platform={platform} at="/" routes={[{ path: '/', Component: Latest }]} />);
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await pass(0);
    expect(screen.getByRole('link', { name: 'Pay now' })).toBeVisible();
    await pass(15 * 60_000 + 1000);
    expect(callsTo('GET /orders/user-orders')).toHaveLength(2);
    // Here it is over, there not yet.
    expect(screen.getByRole('link', { name: 'Pay now' })).toBeVisible();
    answer = { ...held, heldUntil: null };
    await pass(6000);
    expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull();
    vi.useRealTimers();
  });
});
