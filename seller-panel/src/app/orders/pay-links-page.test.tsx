import { answerList, createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { buildPayLink, payLinks } from '#testing/build-pay-links.ts';
import { demoProducts } from '#testing/demo-panel.ts';
import { PayLinksPage } from './pay-links-page.tsx';

type Call = { method: string; path: string; body?: unknown };
const [first] = demoProducts;
const product = {
  ...first,
  ...{ _id: 'p1', name: 'Linen kurta', price: 1050, state: 'published', stock: [{ size: 'M', quantity: 3 }] },
};

function open(answers: Record<string, unknown> = {}) {
  const asked: Call[] = [];
  const all: Record<string, unknown> = {
    'GET /auth/panel/payment-links': payLinks,
    'GET /auth/panel/products': () => answerList([product]),
    ...answers,
  };
  const platform = createTestPlatform(({ method, path, body }) => {
    asked.push({ method, path, body });
    const answer = all[`${method} ${path.split('?')[0]}`];
    return typeof answer === 'function' ? answer() : answer;
  });
  platform.queryClient.setDefaultOptions({ queries: { retry: false } });
  platform.startSession({ token: 't', user: { id: 'u1', role: 'seller', isVerified: true, name: 'Meher' } });
  render(
    <TestPlatform platform={platform}>
      <PayLinksPage />
    </TestPlatform>,
  );
  return { writes: () => asked.filter(({ method }) => method !== 'GET') };
}

/** Fills the form for two pieces with ₹50 taken off. */
async function fill() {
  const user = userEvent.setup();
  await user.type(screen.getByRole('searchbox', { name: 'Find a product' }), 'kurta');
  await user.click(await screen.findByRole('button', { name: 'Add Linen kurta' }));
  const form = screen.getByRole('region', { name: 'New order for a customer' });
  const typed: [string, string][] = [
    ['Name', 'Lakshmi'],
    ['Phone', '+91 98765 43210'],
    ['PIN code', '560 038'],
    ['Address', 'H.No. 12-3/A, Gali no. 4'],
    ['Reason for the discount', 'Agreed on the phone'],
  ];
  for (const [label, text] of typed) {
    await user.type(within(form).getByLabelText(label), text);
  }
  await user.type(within(form).getByLabelText(/^Agreed discount/), '50');
  return { user, form };
}

describe('orders for customers', () => {
  // rules: orders-for-customers
  it('are priced as the server prices them, made once, and listed with their link', async () => {
    const made = buildPayLink({ _id: 'o9', number: 'AA-NEW0-0001', state: 'made', sentAt: null, sentBy: null });
    const { writes } = open({ 'POST /auth/panel/payment-links': made });
    const { user, form } = await fill();
    expect(within(form).getByText('−₹50.00')).toBeVisible();
    expect(within(form).getByText('₹1,047.62')).toBeVisible();
    expect(within(form).getByLabelText('State')).toHaveValue('Karnataka');
    await user.click(within(form).getByRole('button', { name: 'Make order and link' }));
    expect(await screen.findByRole('article', { name: 'AA-NEW0-0001' })).toBeVisible();
    expect(writes().map(({ body }) => body)).toEqual([
      expect.objectContaining({
        ...{ product: [{ product: 'p1', size: 'M', quantity: 1 }], discount: 50, payableAmount: 1047.62, hours: 24 },
        shippingAddress: expect.objectContaining({ phone: '9876543210', pincode: '560038', state: 'Karnataka' }),
      }),
    ]);
    expect(within(form).getByLabelText('Name')).toHaveValue('');
  });

  // rules: agreed-discount
  it('stay typed when the server refuses, with its words at the field', async () => {
    const message = 'You can take off at most ₹210.00 of this order (20 %).';
    open({
      'POST /auth/panel/payment-links': () =>
        Response.json({ message, code: 'INVALID_INPUT', issues: [{ path: 'discount', message }] }, { status: 400 }),
    });
    const { user, form } = await fill();
    await user.click(within(form).getByRole('button', { name: 'Make order and link' }));
    // At the field, and above the button.
    expect(await within(form).findAllByText(message)).toHaveLength(2);
    expect(within(form).getByLabelText(/^Agreed discount/)).toBeInvalid();
    expect(within(form).getByLabelText('Name')).toHaveValue('Lakshmi');
  });
});

describe('a payment link', () => {
  const cardOf = (name: string) => screen.findByRole('article', { name });

  // rules: orders-for-customers
  it('is sent by WhatsApp, SMS and email with a message, which is noted', async () => {
    const { writes } = open({ 'POST /auth/panel/payment-links/o1/sendings': buildPayLink({ sentBy: 'sms' }) });
    const card = await cardOf('AA-7K3F-92QD');
    const way = (name: string) =>
      decodeURIComponent(within(card).getByRole('link', { name }).getAttribute('href') ?? '');
    const chat = way('Send order AA-7K3F-92QD by WhatsApp');
    expect(chat).toMatch(/^https:\/\/wa\.me\/919876543210\?text=Your order AA-7K3F-92QD/);
    expect(chat).toContain('₹1,047.62');
    expect(chat).toContain('https://shop.example/pay/a-token');
    expect(way('Send order AA-7K3F-92QD by Email')).toMatch(/^mailto:lakshmi@example\.in\?subject=/);
    const sms = within(card).getByRole('link', { name: 'Send order AA-7K3F-92QD by SMS' });
    sms.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(sms);
    expect(writes()).toMatchObject([{ path: '/auth/panel/payment-links/o1/sendings', body: { by: 'sms' } }]);
  });

  // rules: orders-for-customers
  it('says how far it has come, and offers nothing once it is paid or over', async () => {
    open();
    for (const [number, state] of [
      ['AA-7K3F-92QD', 'Opened'],
      ['AA-2M4N-77QX', 'Not sent'],
      ['AA-9P8Q-11RS', 'Paid'],
      ['AA-3T5U-22VW', 'Expired'],
    ] as const) {
      expect(within(await cardOf(number)).getAllByText(state).length).toBeGreaterThan(0);
    }
    expect(within(await cardOf('AA-9P8Q-11RS')).queryByRole('button')).toBeNull();
  });

  it('is on a page of twenty when there are many', async () => {
    const many = Array.from({ length: 21 }, (_, row) =>
      buildPayLink({ _id: `many${row}`, number: `AA-MANY-00${row}` }),
    );
    open({ 'GET /auth/panel/payment-links': many });
    expect(await screen.findAllByRole('article')).toHaveLength(20);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await cardOf('AA-MANY-0020')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  // rules: orders-for-customers
  it('is replaced by a press, and cancelled after a question', async () => {
    const user = userEvent.setup();
    const { writes } = open({
      'POST /auth/panel/payment-links/o1/renewals': buildPayLink({ url: 'https://shop.example/pay/next' }),
      'DELETE /auth/panel/payment-links/o1': buildPayLink({ state: 'cancelled', url: null }),
    });
    const card = await cardOf('AA-7K3F-92QD');
    await user.click(within(card).getByRole('button', { name: 'New link' }));
    expect(await within(card).findByDisplayValue('https://shop.example/pay/next')).toBeVisible();
    await user.click(within(card).getByRole('button', { name: 'Cancel order' }));
    const question = screen.getByRole('alertdialog', { name: 'Cancel order AA-7K3F-92QD?' });
    expect(writes()).toHaveLength(1);
    await user.click(within(question).getByRole('button', { name: 'Cancel order' }));
    expect(await within(card).findByText('Cancelled')).toBeVisible();
    expect(writes()).toHaveLength(2);
  });
});
