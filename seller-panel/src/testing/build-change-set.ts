import type { ChangeRow, ChangeSet, RemovedProduct, TrailEntry } from '@aaram/shared-domain/change-set';

/** A bulk change of prices that was made; override the fields that a test is about. */
export function buildChangeSet(over: Partial<ChangeSet> = {}): ChangeSet {
  return {
    _id: 'c1',
    subject: 'product',
    kind: 'price',
    change: { kind: 'price', how: 'percent', value: 10, round: 'rupee' },
    state: 'done',
    actor: 's1',
    actorName: 'Farhan Qureshi',
    at: '2026-11-14T20:00:00.000Z',
    endedAt: '2026-11-14T20:00:05.000Z',
    undoUntil: '2026-12-14T20:00:00.000Z',
    total: 2,
    ...over,
    counts: { planned: 0, unchanged: 0, refused: 1, changed: 1, undone: 0, kept: 0, ...over.counts },
  };
}

export const changeRows: ChangeRow[] = [
  {
    place: 0,
    subject: 'p1',
    title: 'Court lace-up, indigo',
    result: 'changed',
    reason: null,
    fields: [
      { name: 'price', before: 1999, after: 2199 },
      { name: 'stock', size: '7', before: 0, after: 12 },
    ],
  },
  {
    place: 1,
    subject: 'p2',
    title: 'Glow Tee, Sky Map',
    result: 'refused',
    reason: 'A price of ₹1,209 with GST is above the MRP of ₹1,250.',
    fields: [],
  },
];

export const removedProduct: RemovedProduct = {
  _id: 'p9',
  name: 'Palm Grove Swim Shorts',
  image: null,
  category: 'Swimwears',
  removedAt: '2026-11-14T20:00:00.000Z',
  removedBy: 'Farhan Qureshi',
  until: '2026-12-14T20:00:00.000Z',
};

export const trailEntry: TrailEntry = {
  _id: 't1',
  at: '2026-11-14T20:00:00.000Z',
  actor: 's1',
  actorName: 'Farhan Qureshi',
  action: 'product.update',
  subject: 'product',
  subjectId: '0199a1b2-c3d4-7e5f-8a6b-000000000492',
  subjectName: 'Court Lace-Up, Indigo',
  detail: {
    fields: ['price', 'stock', 'name'],
    priceFrom: 1999,
    priceTo: 2199,
    stockFrom: ['S: 1'],
    stockTo: ['S: 5'],
    edit: '0199a1b2-c3d4-7e5f-8a6b-0000000000ed',
  },
  request: 'r1',
};
