import { toast } from '@aaram/shared-platform';
import { TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeRazorpay, opened, sessionOf } from '#features/checkout/testing/payment-window.ts';
import { type Answers, refuse, signedInPlatform } from '#lib/testing/fixtures.ts';
import { CheckoutPage } from './checkout-page.tsx';

vi.spyOn(toast, 'success').mockReturnValue(undefined);
const paid = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_rzp', razorpay_signature: 'sig' };
const created = {
  order: { _id: 'o1', number: 'AA-7K3F-92QD' },
  ...sessionOf(100000),
};
const status = (orderStatus: string, paymentStatus: string) => ({ orderStatus, paymentStatus });

function renderPage(answers: Answers = {}, at = '/checkout?buy=gift-card') {
  const tools = signedInPlatform({
    'GET /auth/me/profile': { name: 'Ananya Rao', email: 'ananya@example.com', mobile: '9845012345', addresses: [] },
    'POST /gift-cards': created,
    'POST /orders/verify-payment': status('Processing', 'Paid'),
    'GET /orders/check-status': status('Processing', 'Paid'),
    ...answers,
  });
  const routes = [{ path: '/checkout', Component: CheckoutPage }];
  render(<TestPlatform platform={tools.platform} routes={routes} at={at} />);
  return tools;
}
const pay = () => userEvent.click(screen.getByRole('button', { name: 'Pay' }));

async function fillAndPay() {
  await waitFor(() => expect(screen.getByLabelText('Your name')).toHaveValue('Ananya Rao'));
  await userEvent.click(screen.getByRole('radio', { name: '₹1,000' }));
  await userEvent.type(screen.getByLabelText('Name of the recipient'), 'Kavya Iyer');
  await userEvent.type(screen.getByLabelText('Email of the recipient'), 'kavya@example.com');
  await pay();
}

beforeEach(() => {
  sessionStorage.clear();
  opened.length = 0;
  vi.clearAllMocks();
  Object.assign(window, { Razorpay: FakeRazorpay });
});

describe('buying a gift card', () => {
  it('asks for nothing before each field is right, and goes to the first that is not', async () => {
    const { callsTo } = renderPage();
    await waitFor(() => expect(screen.getByLabelText('Your name')).toHaveValue('Ananya Rao'));
    await pay();
    expect(screen.getByRole('group', { name: 'Amount' })).toHaveAccessibleDescription('Please choose an amount.');
    expect(screen.getByRole('radio', { name: '₹500' })).toHaveFocus();
    expect(screen.getByLabelText('Email of the recipient')).toHaveAccessibleDescription(
      'Please enter a valid email address.',
    );
    expect(callsTo('POST /gift-cards')).toEqual([]);
  });

  it('opens the payment, and shows what the server says of it', async () => {
    const { callsTo } = renderPage();
    await fillAndPay();
    await waitFor(() => expect(opened).toHaveLength(1));
    expect(callsTo('POST /gift-cards')[0]?.body).toEqual({
      amount: 1000,
      recipientName: 'Kavya Iyer',
      recipientEmail: 'kavya@example.com',
      senderName: 'Ananya Rao',
      message: '',
    });
    expect(opened[0]?.options).toMatchObject({ amount: 100000, prefill: { email: 'ananya@example.com' } });
    opened[0]?.options.handler(paid);
    expect(await screen.findByText('Thank you. Your gift card is on its way')).toBeVisible();
    expect(callsTo('POST /orders/verify-payment')[0]?.body).toEqual({ order_id: 'o1', ...paid });
  });

  it('pays the same order again after the window was closed', async () => {
    const { callsTo } = renderPage({ 'GET /orders/check-status': status('Pending', 'Initiated') });
    await fillAndPay();
    await waitFor(() => expect(opened).toHaveLength(1));
    opened[0]?.options.modal.ondismiss();
    expect(await screen.findByText('Your order is saved. Press Pay to pay for it.')).toBeVisible();
    await pay();
    await waitFor(() => expect(opened).toHaveLength(2));
    expect(callsTo('POST /gift-cards')).toHaveLength(1);
  });

  it('says at a field what the server refuses there', async () => {
    const issues = [{ path: 'recipientEmail', message: 'Please enter a valid email address.' }];
    renderPage({ 'POST /gift-cards': () => refuse(400, 'INVALID_INPUT', 'Please check.', { issues }) });
    await fillAndPay();
    const field = screen.getByLabelText('Email of the recipient');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Please enter a valid email address.'));
    expect(field).toHaveFocus();
    expect(opened).toHaveLength(0);
  });

  it.each([
    [status('Cancelled', 'Failed'), 'The gift card was not paid'],
    [status('Processing', 'Refunded'), 'This gift card was refunded'],
  ])('says when there is no card to send: %o', async (answer, words) => {
    renderPage({ 'GET /orders/check-status': answer }, '/checkout?buy=gift-card&order=o1');
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('says that nothing needs to be paid twice when the payment is not known', async () => {
    renderPage(
      { 'GET /orders/check-status': () => refuse(404, 'NOT_FOUND', 'Order not found.') },
      '/checkout?buy=gift-card&order=o1',
    );
    expect(await screen.findByText(/you need not pay again/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
  });
});
