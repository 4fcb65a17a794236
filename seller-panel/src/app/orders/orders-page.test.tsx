import type { Order } from '@aaram/shared-domain/order';
import { toast } from '@aaram/shared-platform';
import { dialogQueue } from '@aaram/shared-platform/host';
import { createTestPlatform as createPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerList, buildOrder } from '#testing/build-panel.ts';
import { wantsToStay } from '#testing/wants-to-stay.ts';
import { OrdersPage } from './orders-page.tsx';

const success = vi.spyOn(toast, 'success').mockImplementation(() => {});
const error = vi.spyOn(toast, 'error').mockImplementation(() => {});
const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => {
  vi.clearAllMocks();
});

type Call = { method: string; path: string; body: unknown };

/** A platform of somebody who has chosen whole orders, not rows. */
const createTestPlatform = (answer: (call: Call) => unknown, density: 'roomy' | null = 'roomy') =>
  createPlatform((call) =>
    call.path === '/auth/panel/tables/orders' ? { columns: null, density, views: [] } : answer(call),
  );

/** The list with whole orders, as somebody has chosen; without a choice it has rows. */
function open(
  orders: Order[],
  answerWrite: (call: Call) => unknown = () => buildOrder(),
  at = '/admin-orders',
  density: 'roomy' | null = 'roomy',
) {
  const calls: Call[] = [];
  const platform = createTestPlatform((call) => {
    calls.push(call);
    return call.method === 'GET' ? answerList(orders) : answerWrite(call);
  }, density);
  render(
    <TestPlatform platform={platform} at={at}>
      <OrdersPage />
    </TestPlatform>,
  );
  return calls;
}

const failing = () => Response.json({ code: 'FORBIDDEN', message: 'Not all of it is yours.' }, { status: 403 });
const short = { autoClose: 2000 };

describe('All Orders', () => {
  // rules: panel-orders
  it('has a row for each order at first, which one press opens to the whole', async () => {
    open([buildOrder()], undefined, undefined, null);
    const row = within((await screen.findAllByRole('row'))[1] as HTMLElement);
    for (const text of [/AA-7K3F-92QD/, /15 Nov 2026/, 'Farah Khan', 'Paid', '₹1,047.62', /Satin lip colour/]) {
      expect(row.getAllByText(text)[0]).toBeVisible();
    }
    expect(row.getByRole('combobox', { name: /^Status/ })).toHaveValue('Pending');
    expect(row.getByRole('textbox', { name: /^Tracking ID/ })).toBeVisible();
    expect(row.getByRole('link', { name: 'Invoice' })).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: 'Show all of order AA-7K3F-92QD' }));
    const whole = within(await screen.findByRole('article'));
    for (const text of ['Online Payment', 'farah@example.com', '9876543210', '12 Lake Road']) {
      expect(whole.getByText(text)).toBeVisible();
    }
    expect(whole.getByText('Quantity: 2 · Size: N/A')).toBeVisible();
  });

  // rules: invoices, panel-orders, times-in-india
  it('shows everything of an order, its date in India', async () => {
    open([buildOrder()]);
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('heading')).toHaveTextContent('AA-7K3F-92QD');
    const toPage = card.getByRole('link', { name: 'AA-7K3F-92QD' });
    expect(toPage).toHaveAttribute('href', '/admin-orders/AA-7K3F-92QD');
    // What Enter presses on a row.
    expect(toPage).toHaveAttribute('data-key', 'Enter');
    // 20:00 UTC on the 14th is 1:30 am on the 15th in India.
    expect(card.getByText(/15 Nov 2026/)).toBeVisible();
    for (const text of [
      'Online Payment',
      'farah@example.com',
      '9876543210',
      '12 Lake Road',
      '₹1,000.00',
      'Satin lip colour',
    ]) {
      expect(card.getAllByText(text)[0]).toBeVisible();
    }
    expect(card.getByText('Pune, Maharashtra 411001')).toBeVisible();
    // As the customer and as the recipient.
    expect(card.getAllByText('Farah Khan')).toHaveLength(2);
    expect(card.getByText('Paid')).toBeVisible();
    expect(card.getByText('Pending', { selector: 'span' })).toBeVisible();
    expect(card.getByRole('combobox', { name: 'Status' })).toHaveValue('Pending');
    expect(card.getByRole('textbox', { name: 'Tracking ID' })).toHaveValue('');
    expect(card.getByRole('listitem').querySelector('img')).toHaveAttribute(
      'src',
      expect.stringContaining('/lipstick-'),
    );
    expect(card.getByText('Quantity: 2 · Size: N/A')).toBeVisible();
    expect(card.getByRole('link', { name: 'Invoice' })).toHaveAttribute('href', `/admin-invoice/${buildOrder()._id}`);
  });

  it('says how many pieces of a line are to be sent when some were cancelled', async () => {
    const order = buildOrder();
    open([{ ...order, product: order.product.map((line) => ({ ...line, cancelled: 1 })) }]);
    expect(await screen.findByText('Quantity: 1 (1 of 2 cancelled) · Size: N/A')).toBeVisible();
  });

  it('shows the order of a deleted account without links that lead nowhere', async () => {
    const user = { name: 'Deleted account', email: '' };
    const gone = {
      ...buildOrder().shippingAddress,
      name: 'Deleted account',
      phone: '',
      address: '',
      city: '',
      pincode: '',
    };
    open([buildOrder({ user, shippingAddress: gone })]);
    expect(await screen.findAllByText('Deleted account')).toHaveLength(2);
    expect(screen.queryByText('Shown when the order is paid.')).toBeNull();
    expect(document.querySelector('a[href="mailto:"], a[href="tel:"]')).toBeNull();
  });

  it('says to a seller when the customer of an unpaid order is shown', async () => {
    const nowhere = { name: '', phone: '', address: '', city: '', state: '', pincode: '', landmark: null };
    open([buildOrder({ user: { name: '', email: '' }, shippingAddress: nowhere })]);
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('Shown when the order is paid.')).toBeVisible();
    expect(card.queryByText('Shipping address')).toBeNull();
    expect(card.queryByRole('link', { name: '' })).toBeNull();
  });

  it('tells an admin of money that is not as it should be', async () => {
    open([
      buildOrder({
        attention: ['A payment of ₹1.00 does not match the amount of this order. It goes back to the shopper.'],
      }),
    ]);
    expect(await screen.findByText(/It goes back to the shopper/)).toBeVisible();
  });

  // rules: money-behind-a-credit
  it('asks an admin for a decision about an order on hold, with a reason', async () => {
    const order = buildOrder({ isOnHold: true, attention: ['Paid with credit whose payment was returned.'] });
    const calls: Call[] = [];
    const platform = createTestPlatform((call) => {
      calls.push(call);
      return call.method === 'GET' ? answerList([order]) : buildOrder();
    });
    platform.startSession({ token: 't', user: { id: 'p1', role: 'admin', isVerified: true, name: 'Rohan' } });
    render(
      <TestPlatform platform={platform} at="/admin-orders">
        <OrdersPage />
      </TestPlatform>,
    );
    const form = within(await screen.findByRole('group', { name: 'Decide about this order' }));
    await userEvent.click(form.getByRole('button', { name: 'Send it anyway' }));
    const why = form.getByRole('textbox', { name: /Why/ });
    expect(why).toHaveFocus();
    expect(why).toBeInvalid();
    await userEvent.type(why, 'The buyer paid again.');
    await userEvent.click(form.getByRole('button', { name: 'Send it anyway' }));
    await waitFor(() => expect(success).toHaveBeenCalledWith('Decision saved.', expect.anything()));
    expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
      path: `/auth/panel/orders/${order._id}/hold`,
      body: { decision: 'release', reason: 'The buyer paid again.' },
    });
  });

  it('tells a seller not to send an order on hold', async () => {
    const platform = createTestPlatform(() => answerList([buildOrder({ isOnHold: true })]));
    platform.startSession({ token: 't', user: { id: 'p1', role: 'seller', isVerified: true, name: 'Rohan' } });
    render(
      <TestPlatform platform={platform} at="/admin-orders">
        <OrdersPage />
      </TestPlatform>,
    );
    expect(await screen.findByText(/please do not send it yet/)).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Decide about this order' })).toBeNull();
  });

  // rules: status-changes
  it('saves a status at once and loads the list again', async () => {
    const calls = open([buildOrder()]);
    const status = await screen.findByRole('combobox', { name: 'Status' });
    const reads = () => calls.filter(({ path }) => path.startsWith('/auth/panel/orders')).length;
    const before = reads();
    await userEvent.selectOptions(status, 'Shipped');
    await waitFor(() =>
      expect(success).toHaveBeenCalledWith('Order status updated', expect.objectContaining({ autoClose: 8000 })),
    );
    expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
      path: `/auth/orders/update-status/${buildOrder()._id}`,
      body: { orderStatus: 'Shipped' },
    });
    await waitFor(() => expect(reads()).toBe(before + 1));
  });

  it('shows every order where the address asks for a status that there is not, or for a text that cannot be typed', async () => {
    const calls = open([buildOrder()], undefined, '/admin-orders?status=nonsense&q=%00');
    await screen.findByRole('article');
    expect(calls.find(({ path }) => path.startsWith('/auth/panel/orders'))?.path).not.toMatch(/status=|q=/);
  });

  // rules: status-changes
  it('lets an admin set each parcel of an order by itself, and the status of the whole', async () => {
    const [line] = buildOrder().product;
    const belt = line && { ...line, seller: 's2', product: { ...line.product, _id: 'p2', name: 'Woven belt' } };
    const calls = open([buildOrder({ product: [line, belt].filter((one) => one !== undefined) })]);
    const second = within(await screen.findByRole('region', { name: 'Parcel 2 of 2' }));
    expect(second.getByText('Woven belt')).toBeVisible();
    expect(second.queryByText('Satin lip colour')).toBeNull();
    expect(second.getByText('Lata Deshpande')).toBeVisible();
    const lastPut = () => calls.filter(({ method }) => method === 'PUT').at(-1)?.body;
    await userEvent.selectOptions(second.getByRole('combobox', { name: 'Status of parcel 2' }), 'Shipped');
    await waitFor(() => expect(lastPut()).toEqual({ orderStatus: 'Shipped', parcel: 'parcel-2' }));
    await userEvent.type(second.getByRole('textbox', { name: 'Tracking ID of parcel 2' }), 'AWB2');
    await userEvent.tab();
    await waitFor(() => expect(lastPut()).toEqual({ trackingId: 'AWB2', parcel: 'parcel-2' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status of the whole order' }), 'Delivered');
    await waitFor(() => expect(lastPut()).toEqual({ orderStatus: 'Delivered' }));
    expect(screen.queryByRole('textbox', { name: 'Tracking ID' })).toBeNull();
  });

  // rules: seller-scope, status-changes
  it.each(['seller', 'admin'] as const)('asks a %s once before an unpaid order leaves the shop', async (role) => {
    const calls: Call[] = [];
    const platform = createTestPlatform((call) => {
      calls.push(call);
      return call.method === 'GET' ? answerList([buildOrder({ paymentStatus: 'Initiated' })]) : buildOrder();
    });
    platform.startSession({ token: 't', user: { id: 'p1', role, isVerified: true, name: 'Rohan' } });
    render(
      <TestPlatform platform={platform} at="/admin-orders">
        <OrdersPage />
      </TestPlatform>,
    );
    const puts = () => calls.filter(({ method }) => method === 'PUT');
    const status = await screen.findByRole('combobox', { name: 'Status' });
    await userEvent.selectOptions(status, 'Shipped');
    expect(dialogQueue.get()[0]?.message).toBe('This order is not paid. Ship it anyway?');
    act(() => dialogQueue.get()[0]?.settle(false));
    await waitFor(() => expect(status).toHaveValue('Pending'));
    expect(puts()).toEqual([]);
    await userEvent.selectOptions(status, 'Processing');
    await waitFor(() => expect(puts()).toHaveLength(1));
    await userEvent.selectOptions(status, 'Delivered');
    act(() => dialogQueue.get()[0]?.settle(true));
    await waitFor(() => expect(puts().at(-1)?.body).toEqual({ orderStatus: 'Delivered' }));
  });

  // rules: status-changes
  it.each([
    [{ paymentStatus: 'Paid' }, /^This order is paid. Cancel it\? What was paid for it goes back/],
    [{ paymentStatus: 'Paid', orderStatus: 'Delivered' }, /^This order was delivered. Cancel it\? What was paid/],
    [{ paymentStatus: 'Initiated', orderStatus: 'Delivered' }, /^This order was delivered. Cancel it\?$/],
  ] as const)('asks before %j is cancelled, and leaves it as it is after a no', async (over, question) => {
    const calls = open([buildOrder(over)]);
    const status = await screen.findByRole('combobox', { name: 'Status' });
    await userEvent.selectOptions(status, 'Cancelled');
    expect(dialogQueue.get()[0]?.message).toMatch(question);
    act(() => dialogQueue.get()[0]?.settle(false));
    await waitFor(() => expect(status).toHaveValue(buildOrder(over).orderStatus));
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  // rules: status-changes
  it('chooses with the arrow keys without saving, until the field is left or Enter is pressed', async () => {
    const calls = open([buildOrder()]);
    const puts = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    const status = await screen.findByRole('combobox', { name: 'Status' });
    // What a browser does with an arrow key in a closed list.
    const press = (value: string) => {
      fireEvent.keyDown(status, { key: 'ArrowDown' });
      fireEvent.change(status, { target: { value } });
    };
    status.focus();
    press('Processing');
    press('Shipped');
    expect([status, puts()]).toEqual([expect.objectContaining({ value: 'Shipped' }), []]);
    fireEvent.keyDown(status, { key: 'Escape' });
    expect(status).toHaveValue('Pending');
    press('Processing');
    fireEvent.keyDown(status, { key: 'Enter' });
    await waitFor(() => expect(puts()).toEqual([{ orderStatus: 'Processing' }]));
    await waitFor(() => expect(status).toHaveValue('Pending'));
    press('Shipped');
    fireEvent.blur(status);
    await waitFor(() => expect(puts().at(-1)).toEqual({ orderStatus: 'Shipped' }));
  });

  // rules: status-changes
  it('falls back to the saved status when the server refuses', async () => {
    open([buildOrder()], failing);
    const select = await screen.findByRole('combobox', { name: 'Status' });
    await userEvent.selectOptions(select, 'Shipped');
    await waitFor(() => expect(error).toHaveBeenCalledWith('Failed to update order status', short));
    expect(select).toHaveValue('Pending');
    expect(screen.getByText('Not all of it is yours.')).toBeVisible();
  });

  describe('giving money back', () => {
    const needsProof = () =>
      Response.json(
        { code: 'PROOF_REQUIRED', message: 'Please enter your password again to do this.' },
        { status: 403 },
      );
    const user = { id: 'p1', role: 'admin', isVerified: true, name: 'Rohan' } as const;

    /** Cancels an order on a server that asks for the password once. */
    async function cancelOrder() {
      let isProved = false;
      const puts: unknown[] = [];
      const prove = (password: unknown) => {
        isProved = password === 'right password';
        const issues = [{ path: 'password', message: 'This is not your current password. Please try again.' }];
        const refusal = { code: 'INVALID_INPUT', message: issues[0]?.message, issues };
        return isProved ? { token: 't2', user } : Response.json(refusal, { status: 400 });
      };
      const platform = createTestPlatform(({ method, path, body }) => {
        if (path === '/auth/me/proof') {
          return prove((body as { password: string }).password);
        }
        if (method === 'GET') {
          return answerList([buildOrder()]);
        }
        puts.push(body);
        return isProved ? buildOrder({ orderStatus: 'Cancelled' }) : needsProof();
      });
      platform.startSession({ token: 't', user });
      render(
        <TestPlatform platform={platform} at="/admin-orders">
          <OrdersPage />
        </TestPlatform>,
      );
      await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Cancelled');
      expect(dialogQueue.get()[0]?.message).toMatch(/^This order is paid. Cancel it\? What was paid for it goes back/);
      act(() => dialogQueue.get()[0]?.settle(true));
      const dialog = within(await screen.findByRole('dialog', { name: 'Please confirm that it is you' }));
      return { dialog, platform, puts };
    }

    it('asks for the password where the server does, and makes the call again with the new token', async () => {
      const { dialog, platform, puts } = await cancelOrder();
      await userEvent.type(dialog.getByLabelText('Password'), 'wrong');
      await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
      expect(await dialog.findByText('This is not your current password. Please try again.')).toBeVisible();
      await userEvent.clear(dialog.getByLabelText('Password'));
      await userEvent.type(dialog.getByLabelText('Password'), 'right password');
      await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
      await waitFor(() =>
        expect(success).toHaveBeenCalledWith('Order status updated', expect.objectContaining({ autoClose: 8000 })),
      );
      expect(puts).toHaveLength(2);
      expect(platform.store.getState().session.token).toBe('t2');
    });

    it('leaves the order as it is when the question is closed', async () => {
      const { dialog, puts } = await cancelOrder();
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(error).toHaveBeenCalledWith('Failed to update order status', short));
      expect(puts).toHaveLength(1);
      expect(screen.getByText('Please enter your password again to do this.')).toBeVisible();
    });
  });

  // rules: tracking-id
  it('saves a tracking id when its field loses focus, and only if it changed', async () => {
    const calls = open([buildOrder()]);
    const field = await screen.findByRole('textbox', { name: 'Tracking ID' });
    await userEvent.click(field);
    await userEvent.tab();
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
    await userEvent.type(field, ' AWB123 ');
    await userEvent.tab();
    await waitFor(() => expect(success).toHaveBeenCalledWith('Tracking ID updated', short));
    expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
      path: `/auth/admin-orders/${buildOrder()._id}/tracking`,
      body: { trackingId: 'AWB123' },
    });
  });

  it('asks before a tracking id is lost that is not saved', async () => {
    open([buildOrder()], failing);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Tracking ID' }), 'AWB123');
    expect(wantsToStay()).toBe(true);
    await userEvent.tab();
    await screen.findByText('Not all of it is yours.');
    expect(wantsToStay()).toBe(true);
  });

  // rules: tracking-id
  it('keeps a tracking id that could not be saved, with a way to try again', async () => {
    const calls = open([buildOrder()], failing);
    const field = await screen.findByRole('textbox', { name: 'Tracking ID' });
    await userEvent.type(field, 'AWB123');
    await userEvent.tab();
    await waitFor(() => expect(error).toHaveBeenCalledWith('Failed to update tracking ID', short));
    expect(field).toHaveValue('AWB123');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2));
  });

  // rules: panel-orders
  it("says 'No orders found.' when there are none", async () => {
    open([]);
    expect(await screen.findByText('No orders found.')).toBeVisible();
  });

  // rules: panel-orders
  it('only logs a list that cannot be loaded, and offers a retry instead', async () => {
    let isDown = true;
    const platform = createTestPlatform(() => {
      return isDown
        ? Response.json({ code: 'FORBIDDEN', message: 'No.' }, { status: 403 })
        : answerList([buildOrder()]);
    });
    render(
      <TestPlatform platform={platform}>
        <OrdersPage />
      </TestPlatform>,
    );
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(logged).toHaveBeenCalled();
    expect(error).not.toHaveBeenCalled();
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('article')).toBeVisible();
  });

  it('filters by the status in its address and by what is searched', async () => {
    const calls = open([buildOrder()], undefined, '/admin-orders?status=Processing&q=farah');
    await screen.findByRole('article');
    const [first] = calls.filter(({ path }) => path.startsWith('/auth/panel/orders'));
    expect(first?.path).toContain('status=Processing');
    expect(first?.path).toContain('q=farah');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show orders with status' }), '');
    await waitFor(() => expect(calls.at(-1)?.path).not.toContain('status='));
  });

  it('asks for the carrier once there is a tracking id, and saves it at once', async () => {
    const calls = open([buildOrder({ trackingId: 'DL 1' })]);
    await userEvent.click(await screen.findByRole('textbox', { name: 'Tracking ID' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Carrier' }), 'Delhivery');
    await waitFor(() => expect(success).toHaveBeenCalledWith('Carrier updated', short));
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      trackingId: 'DL 1',
      carrier: 'delhivery',
      parcel: 'parcel-1',
    });
  });

  it.each(['seller', 'admin'] as const)(
    'sends admins the mails of an order again, and sellers none: %s',
    async (role) => {
      const order = buildOrder({ orderStatus: 'Shipped' });
      const calls: Call[] = [];
      const platform = createTestPlatform((call) => {
        calls.push(call);
        return call.method === 'GET' ? answerList([order]) : { message: 'ok' };
      });
      platform.startSession({ token: 't', user: { id: 'u1', role, isVerified: true, name: 'Meher' } });
      render(
        <TestPlatform platform={platform}>
          <OrdersPage />
        </TestPlatform>,
      );
      await screen.findByRole('article');
      const buttons = screen.queryAllByRole('button', { name: /again$/ });
      expect(buttons.map(({ textContent }) => textContent)).toEqual(
        role === 'admin' ? ['Send confirmation again', 'Send email: Shipped again'] : [],
      );
      for (const button of buttons.slice(1)) {
        await userEvent.click(button);
        await waitFor(() => expect(success).toHaveBeenCalledWith('The email is on its way.', short));
        expect(calls.at(-1)).toMatchObject({ path: `/auth/panel/orders/${order._id}/mail`, body: { mail: 'status' } });
      }
    },
  );

  it('sends the mail about an unpaid order again, while it can be paid', async () => {
    const unpaid = { orderStatus: 'Pending', paymentStatus: 'Initiated', invoiceNumber: null } as const;
    const orders = [
      buildOrder({ ...unpaid, _id: 'held', heldUntil: '2099-11-18T20:15:00.000Z' }),
      buildOrder({ ...unpaid, _id: 'ended', heldUntil: null }),
    ];
    const platform = createTestPlatform(() => answerList(orders));
    platform.startSession({ token: 't', user: { id: 'u1', role: 'admin', isVerified: true, name: 'Meher' } });
    render(
      <TestPlatform platform={platform}>
        <OrdersPage />
      </TestPlatform>,
    );
    const cards = await screen.findAllByRole('article');
    const buttons = cards.map((card) => within(card).queryAllByRole('button', { name: /again$/ }));
    expect(buttons.map((some) => some.map(({ textContent }) => textContent))).toEqual([
      ['Send email: Pending again'],
      [],
    ]);
  });
});
