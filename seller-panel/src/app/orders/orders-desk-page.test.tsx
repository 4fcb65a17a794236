import type { CarrierDesk, ParcelRoute, WorkParcel } from '@aaram/shared-domain/work';
import { toast } from '@aaram/shared-platform';
import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildShipment, buildWorkParcel } from '#testing/build-work.ts';
import { OrdersDeskPage } from './orders-desk-page.tsx';

vi.spyOn(toast, 'success').mockImplementation(() => {});
const error = vi.spyOn(toast, 'error').mockImplementation(() => {});
beforeEach(() => {
  vi.clearAllMocks();
});

type Call = { method: string; path: string; body: unknown };
const counts = { 'to-pack': 2, 'to-ship': 1, 'on-the-way': 0, returns: 3, hasCarrier: true };

const desk: CarrierDesk = { mode: 'sandbox', place: 'Aaram Sandbox', isOwnPlace: false, booked: 0, pickups: [] };

const route: ParcelRoute = {
  ...{ grams: 500, pincode: '411001', place: 'Aaram Sandbox', isOwnPlace: false, unserved: null, cost: 53.1 },
};

function open(parcels: WorkParcel[], answer: (call: Call) => unknown = () => ({}), at = '/admin-orders?tab=to-pack') {
  const calls: Call[] = [];
  const platform = createTestPlatform((call) => {
    calls.push(call);
    if (call.path.includes('/work/counts')) {
      return counts;
    }
    if (call.method === 'GET' && call.path.endsWith('/panel/carrier')) {
      return desk;
    }
    return call.path.includes('/panel/work') ? parcels : answer(call);
  });
  render(
    <TestPlatform platform={platform} at={at}>
      <OrdersDeskPage />
    </TestPlatform>,
  );
  return calls;
}

describe('orders as work', () => {
  it('names every view with its count, and tells what is in a parcel, where it goes and by when', async () => {
    const dueAt = new Date(Date.now() + 5.5 * 3_600_000).toISOString();
    const lateAt = new Date(Date.now() - 2.5 * 3_600_000).toISOString();
    open([
      buildWorkParcel({ dueAt }),
      buildWorkParcel({ _id: 'w2', order: 'o2', number: 'AA-0000-0002', dueAt: lateAt }),
    ]);
    const rows = await screen.findAllByRole('listitem');
    expect(within(rows[0] as HTMLElement).getByText('2 × Satin lip colour')).toBeVisible();
    expect(screen.getAllByText('Farah Khan, Pune 411001')).toHaveLength(2);
    expect(screen.getByText('Ship within 5 hours')).toBeVisible();
    expect(screen.getByText('2 hours late')).toBeVisible();
    const views = within(screen.getByRole('navigation', { name: 'Views of orders' }));
    expect((await views.findAllByText(/\(/)).map((link) => link.textContent)).toEqual([
      'To pack (2)',
      'To ship (1)',
      'On the way (0)',
      'Returns (3)',
    ]);
    expect(views.getByRole('link', { name: 'To pack (2)' })).toHaveAttribute('aria-current', 'page');
  });

  it.each([
    ['to-pack', 'Mark order AA-7K3F-92QD as packed', '/auth/panel/parcels/w1/packed', { isPacked: true }],
    ['to-ship', 'Mark order AA-7K3F-92QD as not packed', '/auth/panel/parcels/w1/packed', { isPacked: false }],
    [
      'to-ship',
      'Mark order AA-7K3F-92QD as shipped',
      '/auth/orders/update-status/o1',
      { orderStatus: 'Shipped', parcel: 'w1' },
    ],
    [
      'on-the-way',
      'Mark order AA-7K3F-92QD as delivered',
      '/auth/orders/update-status/o1',
      { orderStatus: 'Delivered', parcel: 'w1' },
    ],
  ] as const)('in %s offers the next step: %s', async (stage, name, path, body) => {
    const calls = open(
      [buildWorkParcel({ stage, trackingId: 'DL123456789' })],
      ({ path: asked }) => (asked.includes('packed') ? buildWorkParcel() : { _id: 'o1' }),
      `/admin-orders?tab=${stage}`,
    );
    await userEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({ path, body }));
  });

  // rules: tracking-id
  it('asks at Ship for carrier and tracking ID, understands a pasted link, and saves both before it ships', async () => {
    const calls = open([buildWorkParcel({ stage: 'to-ship' })], () => ({ _id: 'o1' }), '/admin-orders?tab=to-ship');
    const ship = async () => userEvent.click(await screen.findByRole('button', { name: 'Ship' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Mark order AA-7K3F-92QD as shipped' }));
    await ship();
    expect(await screen.findByText('Please enter the tracking ID.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Tracking ID' })).toHaveFocus());
    expect(within(screen.getByRole('combobox', { name: 'Carrier' })).getAllByRole('option')).toHaveLength(10);
    await userEvent.click(screen.getByRole('textbox', { name: 'Tracking ID' }));
    await userEvent.paste('https://www.delhivery.com/track-v2/package/149081234567');
    expect(screen.getByText('Read as 149081234567')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Carrier' })).toHaveValue('delhivery');
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
    await ship();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.filter(({ method }) => method === 'PUT')).toMatchObject([
      {
        path: '/auth/admin-orders/o1/tracking',
        body: { trackingId: '149081234567', carrier: 'delhivery', parcel: 'w1' },
      },
      { path: '/auth/orders/update-status/o1', body: { orderStatus: 'Shipped', parcel: 'w1' } },
    ]);
  });

  // rules: tracking-id
  it('says why a tracking ID is refused at Ship, and ships without one where that is meant', async () => {
    const message = 'A tracking ID has only letters, digits, spaces and . , _ / -';
    const calls = open(
      [buildWorkParcel({ stage: 'to-ship' })],
      ({ path }) =>
        path.endsWith('/tracking') ? Response.json({ code: 'INVALID_INPUT', message }, { status: 400 }) : { _id: 'o1' },
      '/admin-orders?tab=to-ship',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Mark order AA-7K3F-92QD as shipped' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Tracking ID' }), '12(3)');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Carrier' }), 'Another carrier');
    await userEvent.click(screen.getByRole('button', { name: 'Ship' }));
    // The contract says so at the field, before anything is sent.
    expect(await screen.findByText(message)).toBeVisible();
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
    await userEvent.clear(screen.getByRole('textbox', { name: 'Tracking ID' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Tracking ID' }), '12-3');
    await userEvent.click(screen.getByRole('button', { name: 'Ship' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await userEvent.click(screen.getByRole('button', { name: 'Ship without a tracking ID' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual([
      '/auth/admin-orders/o1/tracking',
      '/auth/orders/update-status/o1',
    ]);
  });

  it('says when a step could not be saved', async () => {
    open([buildWorkParcel()], () => Response.json({ code: 'STALE_VERSION', message: 'No.' }, { status: 409 }));
    await userEvent.click(await screen.findByRole('button', { name: /as packed/ }));
    await waitFor(() => expect(error).toHaveBeenCalled());
  });

  it('finds the order that a scanner types with Enter, and leads back', async () => {
    const calls = open([buildWorkParcel()]);
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Scan or type an order number' }),
      'aa7k3f92qd{Enter}',
    );
    await waitFor(() => expect(calls.at(-1)?.path).toContain('order=aa7k3f92qd'));
    await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }));
    expect(screen.queryByRole('button', { name: 'Back to the list' })).toBeNull();
  });

  it('keeps what is chosen while single orders are scanned', async () => {
    open([buildWorkParcel(), buildWorkParcel({ _id: 'w2', order: 'o2', number: 'AA-0000-0002' })]);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose order AA-0000-0002' }));
    expect(screen.getByText('1 order chosen')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Scan or type an order number' }), 'aa7k3f92qd{Enter}');
    await screen.findByRole('button', { name: 'Back to the list' });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose order AA-7K3F-92QD' }));
    await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }));
    expect(await screen.findByText('2 orders chosen')).toBeVisible();
  });

  it('prints what is chosen: asks, waits for the job and downloads the file', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => {};
    const printout = { _id: 'p1', kind: 'labels', done: 0, total: 2, expiresAt: '' };
    const calls = open(
      [buildWorkParcel(), buildWorkParcel({ _id: 'w2', order: 'o2', number: 'AA-0000-0002' })],
      (call) => {
        if (call.method === 'POST') return Response.json({ ...printout, state: 'waiting' }, { status: 201 });
        return call.path.endsWith('/file')
          ? { name: 'orders.pdf', pdf: btoa('%PDF') }
          : { ...printout, state: 'ready', done: 2 };
      },
    );
    const labels = await screen.findByRole('button', { name: 'Labels' });
    expect(labels).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }));
    expect(screen.getByText('2 orders chosen')).toBeVisible();
    await userEvent.click(labels);
    expect(screen.getByText('Making the PDF: 0 of 2 orders')).toBeVisible();
    expect(await screen.findByText('The PDF is ready and was downloaded.', {}, { timeout: 4000 })).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ kind: 'labels', orders: ['o1', 'o2'] });
    expect(click).toHaveBeenCalledOnce();
  });

  // rules: shipments
  it('books the carrier for one or for all that are chosen, and names those that it refused', async () => {
    const parcels = [
      buildWorkParcel(),
      buildWorkParcel({ _id: 'w2', order: 'o2', number: 'AA-0000-0002' }),
      buildWorkParcel({ _id: 'w3', order: 'o3', number: 'AA-0000-0003', shipment: buildShipment() }),
    ];
    const calls = open(parcels, ({ path }) =>
      path.includes('/route')
        ? route
        : path.includes('w2')
          ? Response.json({ code: 'STALE_VERSION', message: 'It is gone.' }, { status: 409 })
          : Response.json({ trackingId: 'sbx-1' }, { status: 201 }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Book carrier: order AA-7K3F-92QD' }));
    expect(await screen.findByText('₹53.10 with tax')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Book' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.path).toBe('/auth/panel/parcels/w1/shipment'),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Book carrier: order AA-0000-0003' })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }));
    const bar = within(screen.getByRole('region', { name: 'Print' }));
    await userEvent.click(bar.getByRole('button', { name: 'Book carrier' }));
    expect(await bar.findByText('1 parcel is booked.')).toBeVisible();
    expect(bar.getByText('AA-0000-0002: It is gone.')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path.split('/')[4])).toEqual([
      'w1',
      'w1',
      'w2',
    ]);
  });

  // rules: shipments
  it('shows what the carrier reported, and what can be done when a delivery failed', async () => {
    const failed = buildShipment({
      state: 'failed',
      failedAttempts: 2,
      events: [{ state: 'picked-up', at: '2026-11-15T09:00:00.000Z' }],
    });
    const to = { name: 'Farah Khan', city: 'Pune', state: 'Maharashtra', pincode: '411001', phone: '9876543210' };
    const calls = open(
      [buildWorkParcel({ stage: 'on-the-way', to, shipment: failed })],
      () => buildWorkParcel(),
      '/admin-orders?tab=on-the-way',
    );
    expect(await screen.findByText('Delivery failed 2 times.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call 9876543210' })).toHaveAttribute('href', 'tel:9876543210');
    expect(screen.getByText('Picked up by the carrier')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Cancel the booking/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Return to me: order AA-7K3F-92QD' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
        path: '/auth/panel/parcels/w1/shipment/failure',
        body: { choice: 'return' },
      }),
    );
  });

  // rules: late-parcels
  it('says why a parcel is late, with a link to its carrier', async () => {
    const late = { stage: 'on-the-way', carrier: 'delhivery', trackingId: '1490812' } as const;
    const expectedAt = '2026-11-20T18:29:59.000Z';
    open(
      [
        buildWorkParcel({ ...late, late: 'overdue', shipment: buildShipment({ state: 'picked-up', expectedAt }) }),
        buildWorkParcel({ ...late, _id: 'w2', late: 'unseen', shipment: buildShipment({ state: 'picked-up' }) }),
        buildWorkParcel({ stage: 'on-the-way', _id: 'w3', late: 'overdue' }),
      ],
      () => ({}),
      '/admin-orders?tab=on-the-way',
    );
    expect(await screen.findByText(/the carrier planned to deliver by 20 Nov 2026/)).toBeVisible();
    expect(screen.getByText(/The carrier has not scanned it for three days/)).toBeVisible();
    expect(screen.getByText(/it is past the day that the shop promised/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Track with Delhivery' })[0]).toHaveAttribute(
      'href',
      'https://www.delhivery.com/track/package/1490812',
    );
  });

  // rules: shipments
  it('lets a cancelled parcel that the carrier has come back, and offers nothing else', async () => {
    const parcel = { orderStatus: 'Cancelled', shipment: buildShipment({ state: 'picked-up' }) } as const;
    const { stage: _, ...cancelled } = buildWorkParcel(parcel);
    const calls = open([cancelled], () => cancelled, '/admin-orders?tab=on-the-way');
    expect(await screen.findByText(/This parcel was cancelled after the carrier had fetched it/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Deliver again|Try again|Cancel the booking/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Return to me: order AA-7K3F-92QD' }));
    await waitFor(() => expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ choice: 'return' }));
  });

  it('cancels a booking that the carrier has not picked up', async () => {
    const calls = open([buildWorkParcel({ shipment: buildShipment() })], () => buildWorkParcel());
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the booking of order AA-7K3F-92QD' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'DELETE')?.path).toBe('/auth/panel/parcels/w1/shipment'),
    );
  });

  it('offers no booking where no carrier is connected', async () => {
    counts.hasCarrier = false;
    open([buildWorkParcel()]);
    expect(await screen.findByRole('button', { name: 'Mark order AA-7K3F-92QD as packed' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Book/ })).toBeNull();
    counts.hasCarrier = true;
  });

  it('has its title before the tabs', async () => {
    open([], () => Response.json([]), '/admin-orders');
    const title = await screen.findByRole('heading', { level: 1 });
    const tabs = screen.getByRole('navigation', { name: 'Views of orders' });
    expect(title.compareDocumentPosition(tabs) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('shows all orders without a tab', async () => {
    open([], () => Response.json([]), '/admin-orders');
    expect(await screen.findByText('No orders found.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
  });
});
