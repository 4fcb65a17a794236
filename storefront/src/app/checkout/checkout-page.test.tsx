import { toast } from '@aaram/shared-platform';
import { TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeRazorpay, opened, sessionOf } from '#features/checkout/testing/payment-window.ts';
import {
  type Answers,
  makeAddress,
  makeCart,
  makeCredit,
  makeItem,
  makeOrder,
  refuse,
  signedInPlatform,
} from '#lib/testing/fixtures.ts';
import { CheckoutPage } from './checkout-page.tsx';

const success = vi.spyOn(toast, 'success').mockReturnValue(undefined);
vi.spyOn(toast, 'info').mockReturnValue(undefined);

const created = {
  order: makeOrder({ paymentStatus: 'Initiated' }),
  ...sessionOf(141709),
};
const paid = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_rzp', razorpay_signature: 'sig' };

function renderCheckout(answers: Answers = {}) {
  const tools = signedInPlatform({
    'GET /auth/cart/u1': makeCart([makeItem()]),
    'GET /auth/me/addresses': { addresses: [makeAddress()], email: 'ananya@example.com' },
    'POST /orders/create-order': created,
    'GET /orders/check-status': { orderStatus: 'Pending', paymentStatus: 'Initiated' },
    'POST /orders/verify-payment': { orderStatus: 'Processing', paymentStatus: 'Paid' },
    ...answers,
  });
  const createOrder = vi.spyOn(tools.platform.api, 'createOrder');
  const routes = [
    { path: '/checkout', Component: CheckoutPage },
    { path: '/order-confirmation/:id/:status', element: <p>confirmation page</p> },
  ];
  const view = render(<TestPlatform platform={tools.platform} routes={routes} at="/checkout" />);
  const keys = () => createOrder.mock.calls.map(([, key]) => key);
  return { ...tools, ...view, createOrder, keys };
}

const placeOrder = () => screen.getByRole('button', { name: 'Place Order' });

async function chooseAndPlace() {
  await userEvent.click(await screen.findByRole('radio', { name: /Online Payment/ }));
  await screen.findByRole('radio', { name: /Ananya Rao/ });
  await waitFor(() => expect(placeOrder()).toBeEnabled());
  await userEvent.click(placeOrder());
}

async function fillAddress(changes: Record<string, string> = {}) {
  const typed = {
    Name: 'Ravi',
    Phone: '9845012345',
    Address: '1 MG Road',
    City: 'Pune',
    Pincode: '411001',
    ...changes,
  };
  for (const [label, text] of Object.entries(typed)) {
    await userEvent.type(await screen.findByLabelText(label), text);
  }
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Maharashtra');
}

const noAddresses = { 'GET /auth/me/addresses': { addresses: [], email: 'ananya@example.com' } };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  opened.length = 0;
  vi.clearAllMocks();
  Object.assign(window, { Razorpay: FakeRazorpay });
});
afterEach(() => {
  document.head.replaceChildren();
});

describe('buying for a business', () => {
  // rules: buying-for-a-business
  it('takes a GSTIN and the name of a business, and says what is wrong with them', async () => {
    const { createOrder } = renderCheckout();
    await userEvent.click(await screen.findByRole('radio', { name: /Online Payment/ }));
    await screen.findByRole('radio', { name: /Ananya Rao/ });
    await userEvent.click(screen.getByRole('checkbox', { name: 'I buy for a business and need a GST invoice' }));
    expect(placeOrder()).toBeDisabled();
    const gstin = await screen.findByRole('textbox', { name: /^GSTIN/ });
    await userEvent.type(gstin, '29AAGCB7383J1Z5');
    await userEvent.tab();
    expect(screen.getByText(/This GSTIN cannot be right/)).toBeVisible();
    await userEvent.clear(gstin);
    await userEvent.type(gstin, '27AAPFU0939F1ZV');
    expect(screen.getByText(/This GSTIN is of Maharashtra, but the goods go to Karnataka/)).toBeVisible();
    await userEvent.clear(gstin);
    await userEvent.type(gstin, ' 29aagcb 7383j1z4');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name of the business' }), 'Bagchi Traders');
    await waitFor(() => expect(placeOrder()).toBeEnabled());
    await userEvent.click(placeOrder());
    await waitFor(() => expect(createOrder).toHaveBeenCalled());
    expect(createOrder.mock.calls[0]?.[0].business).toEqual({ gstin: '29AAGCB7383J1Z4', company: 'Bagchi Traders' });
  });

  it('sends nothing of it when it is switched off again, and keeps what was typed', async () => {
    const { createOrder } = renderCheckout();
    const box = await screen.findByRole('checkbox', { name: /I buy for a business/ });
    await userEvent.click(box);
    await userEvent.type(await screen.findByRole('textbox', { name: /^GSTIN/ }), '29');
    await userEvent.click(box);
    await chooseAndPlace();
    await waitFor(() => expect(createOrder).toHaveBeenCalled());
    expect(createOrder.mock.calls[0]?.[0]).not.toHaveProperty('business');
  });
});

describe('paying with credit', () => {
  const note = makeCredit({ balance: 400, held: 100 });
  const noteBox = () => screen.findByRole('checkbox', { name: /^Credit note: ₹500.00, valid until/ });

  // rules: paying-with-credit
  it('is offered unchosen, and then shows what it pays and what is left', async () => {
    const { createOrder } = renderCheckout({ 'GET /credits': [note, makeCredit({ _id: 'c2', isValid: false })] });
    await userEvent.click(await noteBox());
    const summary = screen.getByRole('complementary', { name: /Order summary/ });
    expect(within(summary).getByText('By credit').nextSibling).toHaveTextContent('₹500.00');
    expect(within(summary).getByText('Left to pay').nextSibling).toHaveTextContent('₹917.09');
    expect(screen.getAllByRole('checkbox', { name: /^Credit note/ })).toHaveLength(1);
    await chooseAndPlace();
    expect(createOrder.mock.lastCall?.[0]).toMatchObject({ credits: ['c1'], creditAmount: 500 });
  });

  // rules: paying-with-credit
  it('needs no other payment when nothing is left, and goes to the confirmation at once', async () => {
    renderCheckout({
      'GET /credits': [makeCredit({ balance: 5000 })],
      'POST /orders/create-order': {
        ...created,
        order: makeOrder({ orderStatus: 'Processing' }),
        session: null,
        razorpayOrder: null,
      },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Credit note/ }));
    expect(screen.getByText('This pays all of your order. You choose no other payment.')).toBeVisible();
    expect(screen.queryByRole('radio', { name: /Online Payment/ })).toBeNull();
    await waitFor(() => expect(placeOrder()).toBeEnabled());
    await userEvent.click(placeOrder());
    expect(await screen.findByText('confirmation page')).toBeVisible();
    expect(opened).toEqual([]);
  });

  it('says it when the credit has changed meanwhile, and asks for it again', async () => {
    const words = 'A credit that you chose can no longer be spent. Please check your credits again.';
    const { callsTo } = renderCheckout({
      'GET /credits': [note],
      'POST /orders/create-order': () => refuse(409, 'CREDIT_CHANGED', words),
    });
    await userEvent.click(await noteBox());
    await chooseAndPlace();
    expect(await screen.findByText(words)).toBeVisible();
    await waitFor(() => expect(callsTo('GET /credits')).toHaveLength(2));
  });
});

describe('checkout', () => {
  // rules: checkout-form
  it('shows every figure of the order', async () => {
    renderCheckout();
    const summary = await screen.findByRole('complementary', { name: /Order summary/ });
    for (const text of ['₹1,299.00', 'GST', '₹118.09', 'Free', '₹1,417.09']) {
      expect(within(summary).getAllByText(text).length).toBeGreaterThan(0);
    }
    expect(within(summary).getAllByText('₹118.09')).toHaveLength(1);
  });

  // rules: checkout-form, phone-number
  it('names everything that is missing, each in exact words, and keeps Place Order disabled', async () => {
    renderCheckout(noAddresses);
    const missing = await screen.findByRole('region', { name: 'Before you place the order' });
    for (const field of ['name', 'phone', 'address', 'city', 'state', 'pincode']) {
      expect(within(missing).getByText(`Please enter ${field}`)).toBeVisible();
    }
    expect(within(missing).getByText('Please select Online Payment method.')).toBeVisible();
    expect(placeOrder()).toBeDisabled();
  });

  // rules: checkout-form
  it('says beside the disabled button what it waits for, until nothing is missing', async () => {
    renderCheckout(noAddresses);
    const hint = await screen.findByText('Complete the address and select Online Payment to place the order');
    expect(hint).toHaveRole('status');
    expect(placeOrder()).toHaveAccessibleDescription(/^Complete the address and select Online Payment/);
    await fillAddress();
    expect(hint).toHaveTextContent('Select Online Payment to place the order');
    await userEvent.click(screen.getByRole('radio', { name: /Online Payment/ }));
    expect(hint).toBeEmptyDOMElement();
    expect(placeOrder()).toBeEnabled();
  });

  // rules: checkout-form
  it('folds the summary to its total, on request it shows everything', async () => {
    renderCheckout();
    const fold = await screen.findByRole('button', { name: 'Order summary · ₹1,417.09' });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    expect(document.getElementById(fold.getAttribute('aria-controls') ?? '')).toHaveTextContent('₹118.09');
  });

  // rules: checkout-form
  it('shows a message under its field once the field was left', async () => {
    renderCheckout(noAddresses);
    const phone = await screen.findByLabelText('Phone');
    await userEvent.type(phone, '98450 123');
    expect(phone).not.toHaveAccessibleDescription(/Phone number/);
    await userEvent.tab();
    expect(phone).toHaveAccessibleDescription('Phone number must be 10 digits.');
  });

  // rules: pincode-first
  it('asks once where the PIN code is of another state, and waits for the answer', async () => {
    renderCheckout(noAddresses);
    await userEvent.click(await screen.findByRole('radio', { name: /Online Payment/ }));
    await fillAddress({ Pincode: '226001' });
    const before = await screen.findByRole('region', { name: 'Before you place the order' });
    expect(before).toHaveTextContent('Please say which state is right.');
    expect(placeOrder()).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Keep Maharashtra' }));
    await waitFor(() => expect(placeOrder()).toBeEnabled());
    expect(screen.queryByRole('button', { name: 'Use Uttar Pradesh' })).toBeNull();
  });

  // rules: checkout-form
  it('offers saved addresses to choose from, and a form for another one', async () => {
    renderCheckout();
    const saved = await screen.findByRole('radio', { name: /Ananya Rao/ });
    expect(saved).toBeChecked();
    expect(screen.queryByLabelText('City')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /new address/i }));
    expect(saved).not.toBeChecked();
    expect(await screen.findByLabelText('City')).toBeVisible();
  });

  it('takes a number as autofill gives it', async () => {
    renderCheckout(noAddresses);
    const phone = await screen.findByLabelText('Phone');
    await userEvent.type(phone, '+91 98450 12345');
    await userEvent.tab();
    expect(phone).toHaveValue('9845012345');
  });

  // rules: checkout-form, placing-an-order
  it('enables Place Order when everything is there, and sends the order to the letter', async () => {
    const { createOrder } = renderCheckout(noAddresses);
    await fillAddress();
    expect(placeOrder()).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: /Online Payment/ }));
    await userEvent.click(placeOrder());
    await waitFor(() => expect(opened).toHaveLength(1));
    expect(createOrder.mock.calls[0]?.[0]).toEqual({
      user: 'u1',
      product: [{ product: 'p1', quantity: 1, size: 'M' }],
      totalAmount: 1299,
      paymentMethod: 'Online Payment',
      paymentStatus: 'Initiated',
      orderStatus: 'Pending',
      shippingAddress: {
        name: 'Ravi',
        phone: '9845012345',
        address: '1 MG Road',
        city: 'Pune',
        state: 'Maharashtra',
        pincode: '411001',
        landmark: null,
      },
      gstAmount: 118.09,
      deliveryCharges: 0,
    });
    expect(opened[0]?.options).toMatchObject({
      key: 'rzp_test_1',
      amount: 141709,
      currency: 'INR',
      order_id: 'order_rzp',
      description: 'Order AA-7K3F-92QD',
      prefill: { name: 'Ravi', email: 'ananya@example.com', contact: '9845012345' },
    });
  });

  it('keeps what was typed over a reload', async () => {
    const first = renderCheckout(noAddresses);
    await userEvent.type(await screen.findByLabelText('City'), 'Pune');
    first.unmount();
    renderCheckout(noAddresses);
    expect(await screen.findByLabelText('City')).toHaveValue('Pune');
  });

  it('offers the form when saved addresses cannot be loaded', async () => {
    renderCheckout({ 'GET /auth/me/addresses': () => refuse(500, 'INTERNAL', 'Something went wrong.') });
    expect(await screen.findByText('Failed to fetch addresses')).toBeVisible();
    expect(screen.getByLabelText('Name')).toBeVisible();
  });

  it('saves a typed address when asked to', async () => {
    const { callsTo } = renderCheckout(noAddresses);
    await fillAddress();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Save to my addresses' }));
    await userEvent.click(screen.getByRole('radio', { name: /Online Payment/ }));
    await userEvent.click(placeOrder());
    await waitFor(() => expect(callsTo('POST /auth/me/addresses')[0]?.body).toMatchObject({ name: 'Ravi' }));
  });

  // rules: checkout-form
  it('says that an empty cart cannot be ordered', async () => {
    renderCheckout({ 'GET /auth/cart/u1': makeCart([]) });
    expect(await screen.findByText('Cart is empty or invalid.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Place Order' })).toBeNull();
  });
});

describe('paying', () => {
  it('makes one order of a double click', async () => {
    const { createOrder } = renderCheckout();
    await userEvent.click(await screen.findByRole('radio', { name: /Online Payment/ }));
    await waitFor(() => expect(placeOrder()).toBeEnabled());
    await userEvent.dblClick(placeOrder());
    await waitFor(() => expect(opened).toHaveLength(1));
    expect(createOrder).toHaveBeenCalledTimes(1);
  });

  // rules: payment-truth
  it('verifies a payment and goes to the confirmation', async () => {
    const { callsTo } = renderCheckout();
    await chooseAndPlace();
    await waitFor(() => expect(opened).toHaveLength(1));
    opened[0]?.options.handler(paid);
    expect(await screen.findByText('confirmation page')).toBeVisible();
    expect(success).toHaveBeenCalledWith('Payment completed. Redirecting...');
    expect(callsTo('POST /orders/verify-payment')[0]?.body).toEqual({ order_id: 'order-1', ...paid });
  });

  it('goes to the confirmation also when verifying gets no answer: the server finds out by itself', async () => {
    renderCheckout({
      'POST /orders/verify-payment': () => {
        throw new TypeError('no network');
      },
    });
    await chooseAndPlace();
    await waitFor(() => expect(opened).toHaveLength(1));
    opened[0]?.options.handler(paid);
    expect(await screen.findByText('confirmation page')).toBeVisible();
  });

  it('pays the same order again after the window was closed', async () => {
    const { createOrder } = renderCheckout();
    await chooseAndPlace();
    await waitFor(() => expect(opened).toHaveLength(1));
    opened[0]?.options.modal.ondismiss();
    expect(await screen.findByText('The payment was not completed.')).toBeVisible();
    await userEvent.click(placeOrder());
    await waitFor(() => expect(opened).toHaveLength(2));
    expect(createOrder).toHaveBeenCalledTimes(1);
    expect(opened[1]?.options.order_id).toBe('order_rzp');
  });

  it("says that a payment was declined, with the provider's reason", async () => {
    renderCheckout();
    await chooseAndPlace();
    await waitFor(() => expect(opened).toHaveLength(1));
    opened[0]?.decline('Insufficient funds');
    expect(await screen.findByText('The payment was declined.')).toBeVisible();
    expect(screen.getByText(/Insufficient funds\. Your order is saved/)).toBeVisible();
  });

  it('makes a new order when the old one was closed in the meantime', async () => {
    const { keys } = renderCheckout({
      'GET /orders/check-status': { orderStatus: 'Cancelled', paymentStatus: 'Failed' },
    });
    await chooseAndPlace();
    await waitFor(() => expect(opened).toHaveLength(1));
    opened[0]?.options.modal.ondismiss();
    await userEvent.click(placeOrder());
    await waitFor(() => expect(opened).toHaveLength(2));
    expect(new Set(keys()).size).toBe(2);
  });

  it('does not pay twice: an order paid in the meantime leads to its confirmation', async () => {
    renderCheckout({ 'GET /orders/check-status': { orderStatus: 'Processing', paymentStatus: 'Paid' } });
    await chooseAndPlace();
    await waitFor(() => expect(opened).toHaveLength(1));
    opened[0]?.options.modal.ondismiss();
    await userEvent.click(placeOrder());
    expect(await screen.findByText('confirmation page')).toBeVisible();
    expect(opened).toHaveLength(1);
  });

  // rules: placing-an-order
  it('repeats an order without an answer with the same key', async () => {
    let isDown = true;
    const { keys } = renderCheckout({
      'POST /orders/create-order': () => {
        if (isDown) {
          throw new TypeError('no network');
        }
        return created;
      },
    });
    await chooseAndPlace();
    expect(await screen.findByText('Something went wrong.')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(opened).toHaveLength(1));
    expect(keys()).toHaveLength(2);
    expect(keys()[0]).toBe(keys()[1]);
  });

  it('names a payment script that hangs after 8 s, and the next try does not wait for it', async () => {
    Object.assign(window, { Razorpay: undefined });
    document.head.innerHTML = '<meta name="payment-script" content="https://pay.test/v1/checkout.js">';
    const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src^="https://pay.test/"]')];
    const { createOrder } = renderCheckout();
    await chooseAndPlace();
    await waitFor(() => expect(scripts()).toHaveLength(1));
    const first = scripts()[0]?.src;
    expect(
      await screen.findByText('Payment could not be loaded. Check your connection and try again.', undefined, {
        timeout: 12_000,
      }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(scripts()).toHaveLength(1));
    expect(scripts()[0]?.src).not.toBe(first);
    Object.assign(window, { Razorpay: FakeRazorpay });
    scripts()[0]?.dispatchEvent(new Event('load'));
    await waitFor(() => expect(opened).toHaveLength(1));
    expect(createOrder).toHaveBeenCalledTimes(1);
    document.head.innerHTML = '';
  });

  it('says so when the payment script does not load, and keeps the order for the next try', async () => {
    Object.assign(window, { Razorpay: undefined });
    const meta = Object.assign(document.createElement('meta'), {
      name: 'payment-script',
      content: 'https://pay.test/v1/checkout.js',
    });
    document.head.append(meta);
    const { createOrder } = renderCheckout();
    await chooseAndPlace();
    const script = await waitFor(() => {
      const found = document.querySelector<HTMLScriptElement>('script[src^="https://pay.test/v1/checkout.js"]');
      expect(found).not.toBeNull();
      return found;
    });
    await waitFor(() => expect(createOrder).toHaveBeenCalledTimes(1));
    script?.dispatchEvent(new Event('error'));
    expect(await screen.findByText('Payment could not be loaded. Check your connection and try again.')).toBeVisible();
    Object.assign(window, { Razorpay: FakeRazorpay });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(opened).toHaveLength(1));
    expect(createOrder).toHaveBeenCalledTimes(1);
  });

  it('asks to review when prices changed, and fetches them', async () => {
    let price = 1299;
    renderCheckout({
      'GET /auth/cart/u1': () => makeCart([makeItem({}, { price })]),
      'POST /orders/create-order': () => {
        price = 1399;
        return refuse(409, 'PRICE_CHANGED', 'Prices have changed. Please review your cart.', {
          quote: { payableAmount: 1526.18 },
        });
      },
    });
    await chooseAndPlace();
    expect(await screen.findByText('Prices have changed. Please review your cart.')).toBeVisible();
    expect(screen.getByText('Payable now: ₹1,526.18')).toBeVisible();
    expect((await screen.findAllByText('₹1,399.00')).length).toBeGreaterThan(0);
  });

  it('names the line that is out of stock', async () => {
    renderCheckout({
      'POST /orders/create-order': () =>
        refuse(409, 'OUT_OF_STOCK', 'Only 0 items available in size M', {
          lines: [{ product: 'p1', size: 'M', available: 0 }],
        }),
    });
    await chooseAndPlace();
    expect(await screen.findByText('Only 0 items available in size M')).toBeVisible();
    expect(screen.getByText('Linen shirt, size M: 0 left')).toBeVisible();
  });

  // rules: placing-an-order
  it("shows the server's message for other refusals", async () => {
    renderCheckout({ 'POST /orders/create-order': () => refuse(400, 'INVALID_INPUT', 'Pincode must be 6 digits.') });
    await chooseAndPlace();
    expect(await screen.findByText('Pincode must be 6 digits.')).toBeVisible();
  });
});
