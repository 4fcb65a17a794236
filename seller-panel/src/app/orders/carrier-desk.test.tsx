import type { CarrierDesk, ParcelRoute, WorkParcel } from '@aaram/shared-domain/work';
import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { buildShipment, buildWorkParcel } from '#testing/build-work.ts';
import { OrdersDeskPage } from './orders-desk-page.tsx';

type Call = { method: string; path: string; body: unknown };
const counts = { 'to-pack': 0, 'to-ship': 1, 'on-the-way': 0, returns: 0, hasCarrier: true };
const manual: CarrierDesk = { mode: 'manual', place: null, isOwnPlace: false, booked: 0, pickups: [] };
const connected: CarrierDesk = {
  ...{ mode: 'connected', place: '2 Fort Road, Mumbai 400001', isOwnPlace: true, booked: 3, pickups: [] },
};
const route: ParcelRoute = {
  ...{ grams: 500, pincode: '411001', place: 'Aaram Kochi', isOwnPlace: false, unserved: null, cost: 53.1 },
};

type Shown = { parcels?: WorkParcel[]; desk?: CarrierDesk; role?: 'seller' | 'admin'; tab?: string };
function open(
  answer: (call: Call) => unknown,
  { parcels, desk = connected, role = 'seller', tab = 'to-ship' }: Shown = {},
) {
  const calls: Call[] = [];
  const platform = createTestPlatform((call) => {
    calls.push(call);
    if (call.path.includes('/work/counts')) {
      return counts;
    }
    if (call.method === 'GET' && call.path.endsWith('/panel/carrier')) {
      return desk;
    }
    return call.path.includes('/panel/work') ? (parcels ?? [buildWorkParcel({ stage: 'to-ship' })]) : answer(call);
  });
  platform.startSession({ token: 't', user: { id: 'u1', role, isVerified: true, name: 'Asha' } });
  render(
    <TestPlatform platform={platform} at={`/admin-orders?tab=${tab}`}>
      <OrdersDeskPage />
    </TestPlatform>,
  );
  return calls;
}
const box = async () => within(await screen.findByRole('region', { name: 'Carrier' }));

describe('booking a parcel', () => {
  const start = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Book carrier: order AA-7K3F-92QD' }));

  // rules: carrier-desk
  it('names place and price by the weight that is typed, and books with it', async () => {
    const calls = open(({ path, method }) =>
      method === 'POST'
        ? Response.json({ trackingId: '990' }, { status: 201 })
        : { ...route, cost: path.includes('grams=1200') ? 159.3 : 53.1 },
    );
    await start();
    expect(await screen.findByText('₹53.10 with tax')).toBeVisible();
    expect(screen.getByText('the store’s place, Aaram Kochi')).toBeVisible();
    const weight = screen.getByRole('textbox', { name: 'Weight in grams' });
    await userEvent.type(weight, '1.5');
    await userEvent.click(screen.getByRole('button', { name: 'Book' }));
    expect(await screen.findByText('Please enter whole grams, from 1 to 50,000.')).toBeVisible();
    await userEvent.clear(weight);
    await userEvent.type(weight, '1200');
    expect(await screen.findByText('₹159.30 with tax')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Book' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
      ...{ path: '/auth/panel/parcels/w1/shipment', body: { grams: 1200 } },
    });
  });

  // rules: carrier-desk
  it.each([
    ['unknown', /does not deliver to 411001\. Close this/],
    ['for-now', /does not deliver to 411001 for now/],
  ] as const)('says that a PIN code is not served: %s', async (unserved, text) => {
    open(() => ({ ...route, unserved, cost: null }));
    await start();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Book' })).toBeNull();
  });

  // rules: carrier-desk
  it('says why the carrier does not take it', async () => {
    const message = 'The carrier does not accept this parcel: Client has no balance';
    open(({ method }) =>
      method === 'POST' ? Response.json({ code: 'UNAVAILABLE', message }, { status: 409 }) : route,
    );
    await start();
    await userEvent.click(await screen.findByRole('button', { name: 'Book' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });
});

describe('the carrier of the shop', () => {
  // rules: carrier-desk
  it('is asked to fetch what is booked, on a day that has no pick-up yet', async () => {
    const calls = open(({ body }) =>
      Response.json({ ...connected, pickups: [{ ...(body as { day: string }), parcels: 3 }] }, { status: 201 }),
    );
    const shown = await box();
    expect(await shown.findByText(/Parcels are fetched at: 2 Fort Road, Mumbai 400001/)).toBeVisible();
    expect(shown.getByText('3 booked parcels wait to be fetched.')).toBeVisible();
    const days = within(shown.getByRole('combobox', { name: 'Day of pick-up' }));
    expect(days.getAllByRole('option')).toHaveLength(7);
    await userEvent.click(shown.getByRole('button', { name: 'Ask for a pick-up' }));
    expect(await shown.findByText(/^Fetched on .*: 3 parcels$/)).toBeVisible();
    expect(days.getAllByRole('option')).toHaveLength(6);
    expect(calls.find(({ method }) => method === 'POST')?.path).toBe('/auth/panel/carrier/pickups');
    expect(shown.queryByRole('button', { name: 'Test the connection' })).toBeNull();
  });

  // rules: carrier-desk
  it('is tested by an admin, who sees that its key is set', async () => {
    let isConnected = true;
    open(() => Response.json({ isConnected }, { status: 201 }), { role: 'admin' });
    const shown = await box();
    expect(await shown.findByText(/Its key is set; it is never shown/)).toBeVisible();
    const press = () => userEvent.click(shown.getByRole('button', { name: 'Test the connection' }));
    await press();
    expect(await shown.findByText('The carrier accepts the key.')).toBeVisible();
    isConnected = false;
    await press();
    expect(await shown.findByText(/The carrier does not answer/)).toBeVisible();
  });

  // rules: carrier-desk
  it('that is not connected leaves typing, and tells an admin alone how to connect it', async () => {
    open(() => ({}), { desk: manual });
    expect(
      await (await box()).findByText('No carrier is connected. Ship asks for carrier and tracking ID.'),
    ).toBeVisible();
    expect(screen.queryByText(/DELHIVERY_TOKEN/)).toBeNull();
    open(() => ({}), { desk: manual, role: 'admin' });
    expect(await screen.findByText(/DELHIVERY_TOKEN/)).toBeVisible();
  });
});

describe('a booked parcel', () => {
  // rules: carrier-desk
  it('has the carrier’s label', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => {};
    const calls = open(() => ({ name: 'label.pdf', pdf: btoa('%PDF-') }), {
      parcels: [buildWorkParcel({ stage: 'to-ship', shipment: buildShipment() })],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Carrier’s label of order AA-7K3F-92QD' }));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    expect(calls.some(({ path }) => path === '/auth/panel/parcels/w1/label')).toBe(true);
  });

  // rules: carrier-desk
  it('that the carrier found heavier is accepted or contested', async () => {
    const overweight = { booked: 500, charged: 1200 };
    const shipment = buildShipment({ state: 'picked-up', overweight });
    const calls = open(() => buildWorkParcel({ shipment }), {
      parcels: [buildWorkParcel({ stage: 'on-the-way', shipment })],
      tab: 'on-the-way',
    });
    expect(await screen.findByText('The carrier charges 1,200 g; 500 g were booked.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Contest the weight of order AA-7K3F-92QD' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
        ...{ path: '/auth/panel/parcels/w1/weight', body: { answer: 'contested' } },
      }),
    );
  });
});
