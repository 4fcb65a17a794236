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
