import type { WorkParcel } from '@aaram/shared-domain/work';

/** A paid parcel that waits to be packed. */
export const buildWorkParcel = (over: Partial<WorkParcel> = {}): WorkParcel => ({
  _id: 'w1',
  order: 'o1',
  number: 'AA-7K3F-92QD',
  stage: 'to-pack',
  orderStatus: 'Processing',
  paidAt: '2026-11-14T20:00:00.000Z',
  dueAt: '2026-11-16T20:00:00.000Z',
  to: { name: 'Farah Khan', city: 'Pune', state: 'Maharashtra', pincode: '411001' },
  trackingId: null,
  lines: [{ name: 'Satin lip colour', size: 'Quantity', quantity: 2, image: null }],
  ...over,
});

type Shipment = NonNullable<WorkParcel['shipment']>;
/** What the carrier knows of a parcel. */
export const buildShipment = (over: Partial<Shipment> = {}): Shipment => ({
  trackingId: 'sbx-2f0c8d1e9a47',
  state: 'booked',
  bookedAt: '2026-11-15T05:00:00.000Z',
  failedAttempts: 0,
  events: [],
  ...over,
});
