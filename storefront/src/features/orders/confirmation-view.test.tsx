import { TestPlatform } from '@aaram/shared-platform/testing';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeOrder, refuse, signedInPlatform } from '#lib/testing/fixtures.ts';
import { ConfirmationView } from './confirmation-view.tsx';
import { pollDelays } from './use-order-check.ts';

function renderView(answer: unknown, orderId: string | undefined = 'order-1') {
  const tools = signedInPlatform({ 'GET /orders/check-status': answer, 'GET /orders/user-orders': [makeOrder()] });
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

  it('checks first, then confirms and leads to the orders', async () => {
    renderView({ orderStatus: 'Processing', paymentStatus: 'Paid' });
    expect(screen.getByText('Checking order status...')).toBeVisible();
    await pass(0);
    expect(screen.getByRole('heading', { name: 'Order confirmed' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'View My Orders' })).toHaveAttribute('href', '/user-dashboard');
  });

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

  it('says that the order failed when the half minute is over', async () => {
    const { callsTo } = renderView({ orderStatus: 'Pending', paymentStatus: 'Initiated' });
    await pass(35_000);
    expect(screen.getByRole('heading', { name: 'Order Failed or Not Verified' })).toBeVisible();
    expect(screen.getByText('Please contact support or try again.')).toBeVisible();
    expect(callsTo('GET /orders/check-status')).toHaveLength(pollDelays.length + 1);
  });

  it.each([
    { orderStatus: 'Cancelled', paymentStatus: 'Failed' },
    { orderStatus: 'Cancelled', paymentStatus: 'Refunded' },
    { orderStatus: 'Shipped', paymentStatus: 'Paid' },
  ])('does not wait for $orderStatus and $paymentStatus to change', async (status) => {
    renderView(status);
    await pass(0);
    expect(screen.getByRole('heading', { name: 'Order Failed or Not Verified' })).toBeVisible();
  });

  it('says that it could not verify when nobody answers', async () => {
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

  it.each(['undefined', ' ', 'null'])('knows that %j is no order ID', async (orderId) => {
    const { calls } = renderView(null, orderId);
    expect(screen.getByRole('heading', { name: 'Order ID is missing' })).toBeVisible();
    expect(calls).toEqual([]);
  });
});
