import { toast } from '@aaram/shared-platform';
import { createTestPlatform, refusal, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeRazorpay, opened, sessionOf } from '#features/checkout/testing/payment-window.ts';
import { makePayPage } from '#lib/testing/pay-page.ts';
import { PayLinkPage } from './pay-link-page.tsx';

vi.spyOn(toast, 'success').mockReturnValue(undefined);
const proof = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_rzp', razorpay_signature: 'sig' };

/** Opens the page as a visitor who is not logged in; `asked` are the calls with their bodies. */
function open(answers: Record<string, unknown> = {}) {
  const asked: string[] = [];
  const all: Record<string, unknown> = {
    'POST /payment-links/open': makePayPage(),
    'POST /payment-links/pay': {
      ...{ number: 'AA-7K3F-92QD', ...sessionOf(104762) },
    },
    ...answers,
  };
  const platform = createTestPlatform(({ method, path, body }) => {
    asked.push(`${method} ${path} ${JSON.stringify(body ?? {})}`);
    const answer = all[`${method} ${path.split('?')[0]}`];
    return typeof answer === 'function' ? answer() : answer;
  });
  platform.queryClient.setDefaultOptions({ queries: { retry: false } });
  const routes = [{ path: '/pay/:token', element: <PayLinkPage params={{ token: 'the-token' }} /> }];
  render(<TestPlatform platform={platform} routes={routes} at="/pay/the-token" />);
  return asked;
}

beforeEach(() => {
  opened.length = 0;
  vi.clearAllMocks();
  Object.assign(window, { Razorpay: FakeRazorpay });
});

describe('the page of a payment link', () => {
  // rules: page-of-a-payment-link
  it('shows items, address, every amount and until when, without asking for a login', async () => {
    const asked = open();
    expect(await screen.findByRole('heading', { name: 'Pay for order AA-7K3F-92QD' })).toBeVisible();
    for (const text of ['Linen shirt', /H\.No\. 12-3\/A/, /Phone ending in 3211/, '₹1,050.00', '−₹50.00', '₹47.62']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByText(/reserved until 19 Nov 2099, 1:45 am/)).toBeVisible();
    expect(screen.getAllByText('₹1,047.62').length).toBeGreaterThan(0);
    expect(asked).toEqual(['POST /payment-links/open {"token":"the-token"}']);
  });

  // rules: page-of-a-payment-link
  it('opens the payment window, proves the payment by the link, and says that the order is paid', async () => {
    let page = makePayPage();
    const asked = open({
      'POST /payment-links/open': () => page,
      'POST /payment-links/verify': { orderStatus: 'Processing', paymentStatus: 'Paid' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Pay now' }));
    await waitFor(() => expect(opened).toHaveLength(1));
    expect(opened[0]?.options).toMatchObject({
      ...{ key: 'rzp_test_1', amount: 104762, order_id: 'order_rzp' },
      prefill: { name: 'Lakshmi', email: '', contact: '' },
    });
    page = makePayPage({ state: 'paid', deliverTo: null, paymentStatus: 'Paid' });
    opened[0]?.options.handler(proof);
    expect(await screen.findByRole('heading', { name: 'Thank you, the order is paid.' })).toBeVisible();
    expect(screen.getByText(/^Order AA-7K3F-92QD is being packed/)).toBeVisible();
    expect(asked).toContain(`POST /payment-links/verify ${JSON.stringify({ token: 'the-token', ...proof })}`);
    expect(asked.some((call) => call.includes('paid-ways'))).toBe(false);
  });

  // rules: page-of-a-payment-link
  it('stays as it is when the window is closed, and pays then', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Pay now' }));
    await waitFor(() => expect(opened).toHaveLength(1));
    opened[0]?.options.modal.ondismiss();
    expect(await screen.findByText('The payment was not completed.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay now' })).toBeEnabled();
  });

  // rules: page-of-a-payment-link
  it('says that an order is over, also when that turns out by pressing Pay', async () => {
    let page = makePayPage();
    open({
      'POST /payment-links/open': () => page,
      'POST /payment-links/pay': () => {
        page = makePayPage({ state: 'ended', deliverTo: null });
        return refusal(409, 'The hold has ended.', 'HOLD_ENDED');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Pay now' }));
    expect(await screen.findByRole('heading', { name: 'This order can no longer be paid.' })).toBeVisible();
    expect(screen.queryByText(/Gali no/)).toBeNull();
  });

  // rules: page-of-a-payment-link
  it('says that a link is no longer valid', async () => {
    open({ 'POST /payment-links/open': refusal(404, 'This payment link is no longer valid.', 'NOT_FOUND') });
    expect(await screen.findByRole('heading', { name: 'This payment link is no longer valid.' })).toBeVisible();
  });

  // rules: page-of-a-payment-link
  it('offers a retry when the order could not be loaded', async () => {
    open({ 'POST /payment-links/open': refusal(503, 'Away.', 'UNAVAILABLE_NOW') });
    expect(await screen.findByText('The order could not be loaded.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
