import type { OrderPage as Page } from '@aaram/shared-domain/order-page';
import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { buildOrderPage } from '#testing/build-order-page.ts';
import { OrderPage } from './order-page.tsx';

type Call = { method: string; path: string; body: unknown };

function open(page: Page | (() => Response) = buildOrderPage(), answerNote: (body: unknown) => unknown = () => page) {
  const calls: Call[] = [];
  const platform = createTestPlatform((call) => {
    calls.push(call);
    if (call.method === 'POST') {
      return answerNote(call.body);
    }
    return typeof page === 'function' ? page() : page;
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

const box = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the page of an order', () => {
  // rules: page-of-an-order
  it('shows what was paid, went back, was issued and was sent, with amounts, dates and references', async () => {
    open();
    expect((await box('Paid')).getByText('₹1,000')).toBeVisible();
    expect((await box('Paid')).getByText(/Reference pay_Q1w2e3r4t5y6u7/)).toBeVisible();
    expect((await box('Money back')).getByText('₹443.81')).toBeVisible();
    expect((await box('Money back')).getByText(/Went back to the UPI account on 22 Nov 2026/)).toBeVisible();
    expect((await box('Documents')).getByText('Credit note C01/2627/000003')).toBeVisible();
    const messages = await box('Emails and messages');
    for (const state of ['Sent', 'Not sent', 'Failed']) {
      expect(messages.getByText(state)).toBeVisible();
    }
    const other = (await box('Other orders of this customer')).getByRole('link', { name: 'AA-92QD-7K3F' });
    expect(other).toHaveAttribute('href', '/admin-orders/AA-92QD-7K3F');
  });

  it('tells what happened, the newest first', async () => {
    open();
    const steps = (await box('Timeline')).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(steps[0]).toMatch(/^₹443.81 refunded22 Nov 2026/);
    expect(steps.at(-1)).toMatch(/^Order placed15 Nov 2026/);
    expect(steps).toContainEqual(expect.stringMatching(/^Note added.*Lata Deshpande$/));
  });

  it('keeps a note, and clears the field once it stands there', async () => {
    const added = { _id: 'n2', at: '2026-11-23T06:00:00.000Z', by: 'Meera Nair', text: 'Sent a new box.' };
    const calls = open(buildOrderPage(), () =>
      Response.json(buildOrderPage({ notes: [added, ...buildOrderPage().notes] }), { status: 201 }),
    );
    const field = await screen.findByRole('textbox', { name: 'New note' });
    await userEvent.type(field, ' Sent a new box. ');
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('Sent a new box.')).toBeVisible();
    expect(field).toHaveValue('');
    expect(calls.at(-1)).toMatchObject({
      method: 'POST',
      path: '/auth/panel/orders/AA-7K3F-92QD/notes',
      body: { text: 'Sent a new box.' },
    });
  });

  it('keeps what was typed when a note is refused', async () => {
    open(buildOrderPage(), () => Response.json({ code: 'INTERNAL', message: 'Not now.' }, { status: 500 }));
    const field = await screen.findByRole('textbox', { name: 'New note' });
    await userEvent.type(field, 'Sent a new box.');
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(field).toHaveValue('Sent a new box.');
  });

  it('prints', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('says that there is no such order, and offers a retry when it cannot be read', async () => {
    open(() => Response.json({ code: 'NOT_FOUND', message: 'Order not found.' }, { status: 404 }));
    expect(await screen.findByText('This order does not exist, or it is not yours.')).toBeVisible();
  });

  it('offers a retry when it cannot be read', async () => {
    open(() => Response.json({ code: 'INTERNAL', message: 'Broken.' }, { status: 500 }));
    expect(await screen.findByText('The order could not be loaded.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
