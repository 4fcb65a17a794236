import type { WorkParcel } from '@aaram/shared-domain/work';
import { longName, longWord } from '../extremes.ts';
import type { State } from '../state.ts';

const at = '2026-10-20T10:00:00.000Z';
const failed: WorkParcel = {
  _id: 'w1',
  order: 'o1',
  number: 'AA-7K3F-92QD',
  stage: 'on-the-way',
  orderStatus: 'Shipped',
  paidAt: at,
  dueAt: at,
  to: {
    name: longName.slice(0, 100),
    city: longWord.slice(0, 100),
    state: 'Kerala',
    pincode: '682001',
    phone: '9876543210',
  },
  trackingId: longWord.slice(0, 64),
  lines: [{ name: longName.slice(0, 200), size: 'XXL', quantity: 1000, image: null }],
  shipment: {
    trackingId: longWord.slice(0, 64),
    state: 'failed',
    bookedAt: at,
    failedAttempts: 12,
    events: [{ state: 'picked-up', at }],
  },
};

const { stage: _stage, ...withoutStage } = failed;
const { shipment: _shipment, ...withoutShipment } = failed;
const recalled: WorkParcel = { ...withoutStage, orderStatus: 'Cancelled' };

/** Parcels at the carrier. */
export const statesOfTheDesk: State[] = [
  {
    name: 'orders on the way, delivery failed',
    path: '/admin-orders?tab=on-the-way',
    answers: {
      '/auth/panel/work/counts': { 'to-pack': 1, 'to-ship': 2, 'on-the-way': 3, returns: 4, hasCarrier: true },
      '/auth/panel/work': [failed],
    },
    open: (page) => page.getByText('Delivery failed', { exact: true }).click(),
    shows: 'Delivery failed 12 times.',
  },
  {
    name: 'orders on the way, cancelled too late',
    path: '/admin-orders?tab=on-the-way',
    answers: {
      '/auth/panel/work/counts': { 'to-pack': 1, 'to-ship': 2, 'on-the-way': 3, returns: 4, hasCarrier: true },
      '/auth/panel/work': [recalled],
    },
    shows:
      'This parcel was cancelled after the carrier had fetched it; the shopper gets the money back. Ask the carrier to return it.',
  },
  {
    name: 'orders to pack, chosen',
    path: '/admin-orders?tab=to-pack',
    answers: {
      '/auth/panel/work/counts': { 'to-pack': 1, 'to-ship': 2, 'on-the-way': 3, returns: 4, hasCarrier: true },
      '/auth/panel/work': [{ ...withoutShipment, stage: 'to-pack', orderStatus: 'Processing', trackingId: null }],
    },
    open: (page) => page.getByRole('checkbox', { name: 'Choose all on this page' }).check(),
    shows: '1 order chosen',
  },
  {
    name: 'orders to pack, scanned and not found',
    path: `/admin-orders?tab=to-pack&order=${longWord.slice(0, 100)}`,
    answers: {
      '/auth/panel/work/counts': { 'to-pack': 0, 'to-ship': 0, 'on-the-way': 0, returns: 0, hasCarrier: true },
      '/auth/panel/work': [],
    },
    shows: (page) => page.getByRole('button', { name: 'Back to the list' }),
  },
  {
    name: 'orders to ship, asked for carrier and tracking ID',
    path: '/admin-orders?tab=to-ship',
    answers: {
      '/auth/panel/work/counts': { 'to-pack': 1, 'to-ship': 2, 'on-the-way': 3, returns: 4, hasCarrier: false },
      '/auth/panel/work': [{ ...withoutShipment, stage: 'to-ship', orderStatus: 'Processing', trackingId: null }],
    },
    open: async (page) => {
      await page.getByRole('button', { name: 'Mark order AA-7K3F-92QD as shipped' }).click();
      await page.getByRole('button', { name: 'Ship', exact: true }).click();
    },
    shows: 'Please choose a carrier.',
  },
];
