import { toast } from '@aaram/shared-platform';
import { TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paymentProviders } from '#features/checkout/payment/payment-providers.ts';
import { FakeRazorpay, opened, sessionOf } from '#features/checkout/testing/payment-window.ts';
import { type Answers, makeOrder, refuse, signedInPlatform } from '#lib/testing/fixtures.ts';
import { CheckoutPage } from './checkout-page.tsx';

vi.spyOn(toast, 'success').mockReturnValue(undefined);
const waiting = makeOrder({ paymentStatus: 'Initiated', heldUntil: '2099-11-18T20:15:00.000Z' });
const paid = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_rzp', razorpay_signature: 'sig' };

/** Renders the page as opened by a link, a reload, or back. */
function renderPage(answers: Answers = {}, arrival: 'navigate' | 'reload' | 'back_forward' = 'navigate') {
  // jsdom has no navigation entries.
  Object.assign(performance, { getEntriesByType: () => [{ type: arrival }] });
  const tools = signedInPlatform({
    'GET /orders/user-orders': [waiting],
    'POST /orders/order-1/pay': {
      order: waiting,
      ...sessionOf(141709),
    },
    'POST /orders/verify-payment': { orderStatus: 'Processing', paymentStatus: 'Paid' },
    ...answers,
  });
  const routes = [
    { path: '/checkout', Component: CheckoutPage },
    { path: '/order-confirmation/:id/:status', element: <p>confirmation page</p> },
  ];
  render(<TestPlatform platform={tools.platform} routes={routes} at="/checkout?order=order-1" />);
  return tools;
}
const payNow = () => screen.findByRole('button', { name: 'Pay now' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  opened.length = 0;
  vi.clearAllMocks();
  Object.assign(window, { Razorpay: FakeRazorpay });
});

describe('paying an order that is placed', () => {
  it('shows the order, until when its items are held, and opens its payment for who came to pay', async () => {
    const { callsTo } = renderPage();
    await waitFor(() => expect(opened).toHaveLength(1));
    expect(opened[0]?.options).toMatchObject({
      key: 'rzp_test_1',
      amount: 141709,
      order_id: 'order_rzp',
      description: 'Order AA-7K3F-92QD',
      prefill: { name: 'Ananya Rao', email: 'ananya@example.com', contact: '9845012345' },
    });
    expect(screen.getByRole('heading', { name: 'Order AA-7K3F-92QD' })).toBeVisible();
    expect(screen.getByText(/Its items are reserved for you until 19 Nov 2099, 1:45 am\./)).toBeVisible();
    expect(screen.getAllByText('₹1,417.09').length).toBeGreaterThan(0);
    expect(callsTo('GET /auth/cart/u1')).toHaveLength(0);
    expect(callsTo('POST /orders/create-order')).toHaveLength(0);
  });

  // rules: payment-method
  it('has UPI first in the window, and before it what the shopper paid with last', async () => {
    renderPage({ 'GET /orders/paid-ways': ['card', 'upi'] });
    await waitFor(() => expect(opened).toHaveLength(1));
    expect(opened[0]?.options.config.display).toMatchObject({
      sequence: ['block.card', 'block.upi'],
      hide: [{ method: 'upi', flows: ['collect'] }],
    });
  });

  it('opens the window with UPI first when the server does not say how the shopper paid', async () => {
    renderPage({ 'GET /orders/paid-ways': refuse(503, 'UNAVAILABLE', 'Away') });
    await waitFor(() => expect(opened).toHaveLength(1));
    expect(opened[0]?.options.config.display.sequence).toEqual(['block.upi']);
  });

  it.each(['reload', 'back_forward'] as const)('waits for the button after a %s', async (arrival) => {
    const { callsTo } = renderPage({}, arrival);
    const button = await payNow();
    expect(callsTo('POST /orders/order-1/pay')).toHaveLength(0);
    await userEvent.click(button);
    await waitFor(() => expect(opened).toHaveLength(1));
  });

  describe('with another provider', () => {
    const session = { id: 'invoice-1', amount: 141709, data: { account: 'AARAM 0042' } };
    const answers = {
      'POST /orders/order-1/pay': {
        order: waiting,
        ...{ provider: 'invoice', session, razorpayOrder: null, razorpayKey: '' },
      },
    };

    it('opens its own window with its own session', async () => {
      const shown = vi.fn();
      const mine = { ...paid, razorpay_payment_id: 'invoice-1-1' };
      vi.spyOn(paymentProviders, 'get').mockImplementation((provider) =>
        provider === 'invoice'
          ? async (payable, callbacks) => () => {
              shown(payable.session, payable.description);
              callbacks.paid(mine);
            }
          : undefined,
      );
      const { callsTo } = renderPage(answers);
      expect(await screen.findByText('confirmation page')).toBeVisible();
      expect(shown).toHaveBeenCalledExactlyOnceWith(session, 'Order AA-7K3F-92QD');
      expect(callsTo('POST /orders/verify-payment')[0]?.body).toEqual({ order_id: 'order-1', ...mine });
      expect(opened).toHaveLength(0);
      vi.mocked(paymentProviders.get).mockRestore();
    });

    it('says that the payment cannot be opened where the page does not know it', async () => {
      renderPage(answers);
      expect(await screen.findByText(/Payment could not be loaded/)).toBeVisible();
    });
  });

  it('verifies the payment and goes to the confirmation', async () => {
    const { callsTo } = renderPage();
    await waitFor(() => expect(opened).toHaveLength(1));
    opened[0]?.options.handler(paid);
    expect(await screen.findByText('confirmation page')).toBeVisible();
    expect(callsTo('POST /orders/verify-payment')[0]?.body).toEqual({ order_id: 'order-1', ...paid });
  });

  it('can be pressed again after the window was closed, and after a decline', async () => {
    const { callsTo } = renderPage();
    await waitFor(() => expect(opened).toHaveLength(1));
    opened[0]?.options.modal.ondismiss();
    expect(await screen.findByText('Your order is saved. Press Pay now to pay for it.')).toBeVisible();
    await userEvent.click(await payNow());
    await waitFor(() => expect(opened).toHaveLength(2));
    opened[1]?.decline('Insufficient funds');
    expect(await screen.findByText(/Insufficient funds\. Your order is saved. Press Pay now/)).toBeVisible();
    expect(callsTo('POST /orders/order-1/pay')).toHaveLength(2);
  });

  it.each(['ALREADY_PAID', 'IN_PROGRESS'])('leads to the confirmation when the server says %s', async (code) => {
    renderPage({ 'POST /orders/order-1/pay': () => refuse(409, code, 'This order is paid already.') });
    expect(await screen.findByText('confirmation page')).toBeVisible();
    expect(opened).toHaveLength(0);
  });

  it('says that it is too late when the hold ended meanwhile', async () => {
    let order = waiting;
    renderPage({
      'GET /orders/user-orders': () => [order],
      'POST /orders/order-1/pay': () => {
        order = makeOrder({ orderStatus: 'Cancelled', paymentStatus: 'Failed' });
        return refuse(409, 'HOLD_ENDED', 'This order can no longer be paid.');
      },
    });
    expect(await screen.findByText('This order was not paid in time.')).toBeVisible();
    expect(screen.getByText('If you still want its items, please order again.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
  });

  it('asks nothing for an order that is paid', async () => {
    renderPage({ 'GET /orders/user-orders': [makeOrder({ orderStatus: 'Processing', paymentStatus: 'Paid' })] });
    expect(await screen.findByText('This order does not need to be paid.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View order' })).toHaveAttribute(
      'href',
      '/order-confirmation/order-1/Paid',
    );
    expect(opened).toHaveLength(0);
  });

  it('knows only orders of the one who is logged in', async () => {
    renderPage({ 'GET /orders/user-orders': [] });
    expect(await screen.findByText('Order not found.')).toBeVisible();
  });

  it("says the server's words when the payment cannot be opened, and tries again", async () => {
    let isDown = true;
    const open = { order: waiting, ...sessionOf(141709) };
    renderPage({
      'POST /orders/order-1/pay': () =>
        isDown ? refuse(503, 'PAYMENT_PROVIDER_UNAVAILABLE', 'Something went wrong.') : open,
    });
    expect(await screen.findByText('Something went wrong.')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(opened).toHaveLength(1));
  });
});
