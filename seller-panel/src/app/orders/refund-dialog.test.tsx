import type { OrderPage as Page } from '@aaram/shared-domain/order-page';
import type { RefundQuote } from '@aaram/shared-domain/refund';
import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { buildOrderPage } from '#testing/build-order-page.ts';
import { buildReturn } from '#testing/build-return.ts';
import { OrderPage } from './order-page.tsx';

const quote: RefundQuote = {
  before: { goods: 998, gst: 49.62, delivery: 0, total: 1047.62 },
  after: { goods: 499, gst: 24.81, delivery: 0, total: 523.81 },
  refund: { goods: 499, gst: 24.81, delivery: 0, total: 523.81 },
  toCredit: 0,
  toPayment: 523.81,
  paidBy: 'upi',
  parcels: [],
  undoUntil: '2026-11-28T10:10:00.000Z',
  arrivesBy: '2026-12-08T10:10:00.000Z',
};
type Call = { method: string; path: string; body: unknown; key: string | null };

function open({
  page = buildOrderPage({ lines: [{ _id: 'l1', cancellable: 2, refundable: 1047.62 }] }),
  answer = () => Response.json(page, { status: 201 }) as unknown,
}: {
  page?: Page;
  answer?: (call: Call) => unknown;
} = {}) {
  const calls: Call[] = [];
  const platform = createTestPlatform((call) => {
    calls.push(call);
    if (call.path.endsWith('/refund-quote')) {
      return quote;
    }
    return call.method === 'GET' ? page : answer(call);
  });
  render(
    <TestPlatform
      platform={platform}
      routes={[{ path: '/admin-orders/:order', element: <OrderPage params={{ order: 'AA-7K3F-92QD' }} /> }]}
      at="/admin-orders/AA-7K3F-92QD"
    />,
  );
  return calls;
}

async function choosePiece() {
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel items' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel items' }));
  const pieces = dialog.getByRole('group', { name: /^Pieces of / });
  await userEvent.click(within(pieces).getByRole('button', { name: /increase/i }));
  return dialog;
}
const press = 'Cancel and refund ₹523.81';

describe('the dialog that cancels items', () => {
  // rules: refunds-by-staff
  it('shows what goes back before anything happens, and does what was shown', async () => {
    const calls = open();
    const dialog = await choosePiece();
    expect(await dialog.findByText('₹523.81 goes back to the UPI account by 8 Dec 2026.')).toBeVisible();
    const total = within(dialog.getByRole('row', { name: /^Total/ }));
    expect(total.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '₹1,047.62',
      '₹523.81',
      '₹523.81',
    ]);
    expect(calls.filter(({ path }) => path.endsWith('/refunds'))).toEqual([]);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Out of stock.');
    await userEvent.click(dialog.getByRole('button', { name: press }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.find(({ path }) => path.endsWith('/refunds'))).toMatchObject({
      method: 'POST',
      body: {
        cancel: [{ line: 'l1', quantity: 1 }],
        reason: 'Out of stock.',
        shown: { before: 1047.62, refund: 523.81 },
      },
    });
    expect(await screen.findByText('Items cancelled')).toBeVisible();
  });

  it('asks for a reason, and keeps what was chosen when the server refuses', async () => {
    const message = 'The amounts have changed in the meantime. Please check them again.';
    const calls = open({ answer: () => Response.json({ code: 'PRICE_CHANGED', message }, { status: 409 }) });
    const dialog = await choosePiece();
    await userEvent.click(await dialog.findByRole('button', { name: press }));
    expect(dialog.getByText('Please say why, for the customer.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Out of stock.');
    await userEvent.click(await dialog.findByRole('button', { name: press }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Out of stock.');
    await waitFor(() => expect(calls.filter(({ path }) => path.endsWith('/refund-quote')).length).toBeGreaterThan(1));
  });

  // rules: refunds-by-staff
  it('sends the same amounts with the same key when the answer was lost, so that it is done once', async () => {
    let isLost = true;
    const calls = open({
      answer: () => {
        const answer = isLost ? new Response(null, { status: 503 }) : Response.json(buildOrderPage(), { status: 201 });
        isLost = false;
        return answer;
      },
    });
    const dialog = await choosePiece();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Out of stock.');
    await userEvent.click(await dialog.findByRole('button', { name: press }));
    await dialog.findByRole('alert');
    await userEvent.click(dialog.getByRole('button', { name: press }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first, again, ...more] = calls.filter(({ path }) => path.endsWith('/refunds'));
    expect(again).toEqual(first);
    expect(again?.key).toMatch(/^[\w-]{36}$/);
    expect(more).toEqual([]);
  });

  it('is not offered where nothing can be cancelled or given back', async () => {
    open({ page: buildOrderPage({ lines: [{ _id: 'l1', cancellable: 0, refundable: 0 }] }) });
    await screen.findByRole('region', { name: 'Paid' });
    expect(screen.queryByRole('region', { name: 'Cancel or refund' })).toBeNull();
  });
});

describe('the dialog that gives a part of the price back', () => {
  it('says how much is possible, and refuses more before the server is asked', async () => {
    const calls = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Refund without a return' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund without a return' }));
    const field = dialog.getByRole('textbox', { name: /^Rupees back for/ });
    await userEvent.type(field, '1047.63');
    expect(dialog.getByText('Please enter an amount up to ₹1,047.62.')).toBeVisible();
    expect(calls.filter(({ path }) => path.endsWith('/refund-quote'))).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, '₹ 100');
    expect(await dialog.findByRole('button', { name: 'Refund ₹523.81' })).toBeEnabled();
    expect(calls.at(-1)?.body).toEqual({ adjust: [{ line: 'l1', amount: 100 }] });
  });
});

it('what staff did can be taken back from the page as long as its money has not gone', async () => {
  const row = buildReturn({
    kind: 'cancel',
    state: 'cancelled',
    reason: null,
    answer: 'Out of stock.',
    actions: [],
    undoUntil: '2026-11-28T10:10:00.000Z',
  });
  const calls = open({ page: buildOrderPage({ returns: [row] }), answer: () => buildOrderPage({ returns: [] }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo: 1 × Linen shirt' }));
  await waitFor(() =>
    expect(calls.at(-2)).toMatchObject({ method: 'DELETE', path: '/auth/panel/orders/o1/refunds/r1' }),
  );
  expect(await screen.findByText('Undone')).toBeVisible();
});
