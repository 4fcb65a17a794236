import { TestPlatform } from '@aaram/shared-platform/testing';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeOrder, refuse, signedInPlatform } from '#lib/testing/fixtures.ts';
import { pollDelays } from '#lib/use-order-check.ts';
import { ConfirmationView } from './confirmation-view.tsx';

function renderView(answer: unknown, orderId: string | undefined = 'order-1', order = makeOrder()) {
  const tools = signedInPlatform({ 'GET /orders/check-status': answer, 'GET /orders/user-orders': [order] });
  render(
    <TestPlatform platform={tools.platform}>
      <ConfirmationView orderId={orderId} />
    </TestPlatform>,
  );
  return tools;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the order confirmation', () => {
  it('waits about 30 seconds, more patiently each time', () => {
    const total = pollDelays.reduce((sum, delay) => sum + delay, 0);
    expect(total).toBeGreaterThanOrEqual(28_000);
    expect(total).toBeLessThanOrEqual(32_000);
    expect([...pollDelays]).toEqual([...pollDelays].sort((a, b) => a - b));
  });

  // rules: confirmation-asks-the-server
  it('checks first, then confirms and leads to the orders', async () => {
    renderView({ orderStatus: 'Processing', paymentStatus: 'Paid' });
    expect(screen.getByText('Checking order status...')).toBeVisible();
    await pass(0);
    expect(screen.getByRole('heading', { name: 'Order confirmed' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'View My Orders' })).toHaveAttribute('href', '/user-dashboard');
  });

  // rules: confirmation
  it('counts Pending payment of a Pending order as confirmed', async () => {
    renderView({ orderStatus: 'Pending', paymentStatus: 'Pending' });
    await pass(0);
    expect(screen.getByRole('heading', { name: 'Order confirmed' })).toBeVisible();
  });

  it('goes on asking while the payment is only initiated, and confirms when it arrives', async () => {
    let paymentStatus = 'Initiated';
    renderView(() => ({ orderStatus: paymentStatus === 'Paid' ? 'Processing' : 'Pending', paymentStatus }));
    await pass(5000);
    expect(screen.getByText('Checking order status...')).toBeVisible();
    paymentStatus = 'Paid';
    await pass(3000);
    expect(screen.getByRole('heading', { name: 'Order confirmed' })).toBeVisible();
  });

  // rules: confirmation
  it('says that the order failed when the half minute is over', async () => {
    const { callsTo } = renderView({ orderStatus: 'Pending', paymentStatus: 'Initiated' });
    await pass(35_000);
    expect(screen.getByRole('heading', { name: 'Order Failed or Not Verified' })).toBeVisible();
    expect(screen.getByText('Please contact support or try again.')).toBeVisible();
    expect(callsTo('GET /orders/check-status')).toHaveLength(pollDelays.length + 1);
  });

  // rules: paying-later
  it('offers to pay an unpaid order, and says until when its items are held', async () => {
    vi.setSystemTime('2026-11-18T20:03:00.000Z');
    const status = { orderStatus: 'Pending', paymentStatus: 'Initiated' } as const;
    renderView(status, 'order-1', makeOrder({ ...status, heldUntil: '2026-11-18T20:15:00.000Z' }));
    await pass(35_000);
    expect(screen.getByText(/items are reserved for you until/)).toHaveTextContent('until 1:45 am.');
    expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/checkout?order=order-1');
  });

  // rules: confirmation
  it.each([
    ['Processing', 'Paid', 'Order confirmed', 'Thank you. We have your order and will start on it right away.'],
    ['Pending', 'Paid', 'Order confirmed', 'Thank you. We have your order and will start on it right away.'],
    ['Shipped', 'Paid', 'Order confirmed', 'Thank you. Your order is on its way to you.'],
    ['Delivered', 'Paid', 'Order confirmed', 'Thank you. Your order has been delivered.'],
    ['Cancelled', 'Paid', 'Order cancelled', 'Your payment will be returned to you.'],
    ['Cancelled', 'Refunded', 'Order cancelled', 'Your payment has been returned to you.'],
    ['Delivered', 'Refunded', 'Order refunded', 'Your payment has been returned to you.'],
    ['Cancelled', 'Failed', 'Order Failed or Not Verified', 'This order was not paid, so it is cancelled.'],
    ['Processing', 'Failed', 'Order Failed or Not Verified', 'Please contact support or try again.'],
  ] as const)(
    'says at once what is true of an order that is %s and %s',
    async (orderStatus, paymentStatus, title, text) => {
      const { callsTo } = renderView({ orderStatus, paymentStatus });
      await pass(0);
      expect(screen.getByRole('heading', { name: title })).toBeVisible();
      expect(screen.getByText(text)).toBeVisible();
      expect(screen.queryAllByText('Please contact support or try again.')).toHaveLength(
        title.includes('Failed') ? 1 : 0,
      );
      expect(screen.getAllByText('Order AA-7K3F-92QD')[0]).toBeVisible();
      expect(callsTo('GET /orders/check-status')).toHaveLength(1);
    },
  );

  // rules: confirmation-asks-the-server
  it('says that it could not verify without an answer', async () => {
    renderView(() => {
      throw new TypeError('no network');
    });
    await pass(35_000);
    expect(screen.getByRole('heading', { name: 'Could not verify your order. Please try again.' })).toBeVisible();
  });

  it('starts over on Check again', async () => {
    let isKnown = false;
    renderView(() =>
      isKnown ? { orderStatus: 'Processing', paymentStatus: 'Paid' } : refuse(404, 'NOT_FOUND', 'Order not found.'),
    );
    await pass(0);
    expect(screen.getByRole('heading', { name: 'Could not verify your order. Please try again.' })).toBeVisible();
    isKnown = true;
    act(() => screen.getByRole('button', { name: 'Check again' }).click());
    await pass(0);
    expect(screen.getByRole('heading', { name: 'Order confirmed' })).toBeVisible();
  });

  // rules: confirmation-asks-the-server
  it.each(['undefined', ' ', 'null'])('knows that %j is no order ID', async (orderId) => {
    const { calls } = renderView(null, orderId);
    expect(screen.getByRole('heading', { name: 'Order ID is missing' })).toBeVisible();
    expect(calls).toEqual([]);
  });
});
