import { describe, expect, it } from 'vitest';
import { linesOfParcel, nameParcel, reviewableLines, statusOfParcels, trackingOfParcels } from './parcels.ts';
import type { Order, Parcel } from './schema.ts';
import type { OrderStatus } from './status.ts';

const line = (name: string, seller: string): Order['product'][number] => ({
  product: { _id: name, name, category: 'Men', images: [], price: 1 },
  quantity: 1,
  size: 'M',
  customImages: null,
  seller,
});
const parcel = (seller: string, orderStatus: OrderStatus, trackingId: string | null = null): Parcel => ({
  _id: `parcel-${seller}`,
  seller,
  orderStatus,
  trackingId,
  history: [],
});

describe('the status of an order', () => {
  it.each<[OrderStatus[], OrderStatus]>([
    [['Shipped'], 'Shipped'],
    [['Shipped', 'Processing'], 'Processing'],
    [['Delivered', 'Shipped'], 'Shipped'],
    [['Delivered', 'Pending', 'Shipped'], 'Pending'],
    [['Delivered', 'Cancelled'], 'Delivered'],
    [['Cancelled', 'Pending'], 'Pending'],
    [['Cancelled', 'Cancelled'], 'Cancelled'],
    [[], 'Cancelled'],
  ])('of parcels %j is %s', (statuses, expected) => {
    expect(statusOfParcels(statuses)).toBe(expected);
  });
});

describe('the tracking id of an order', () => {
  it("is its parcel's, or the list of them, each once", () => {
    expect(trackingOfParcels([{ trackingId: null }, { trackingId: null }])).toBeNull();
    expect(trackingOfParcels([{ trackingId: null }, { trackingId: 'B2' }])).toBe('B2');
    expect(trackingOfParcels([{ trackingId: 'A1' }, { trackingId: 'B2' }])).toBe('A1, B2');
    expect(trackingOfParcels([{ trackingId: 'A1' }, { trackingId: 'A1' }])).toBe('A1');
  });
});

describe('a parcel', () => {
  const order = {
    paymentStatus: 'Paid' as const,
    product: [line('Kurta', 'a'), line('Belt', 'b'), line('Scarf', 'a')],
    parcels: [parcel('a', 'Shipped'), parcel('b', 'Delivered')],
  };

  it('has the lines of its seller, and a name when there are several', () => {
    const [first, second] = order.parcels;
    expect(linesOfParcel(order, parcel('a', 'Shipped')).map(({ product }) => product.name)).toEqual(['Kurta', 'Scarf']);
    expect(nameParcel(order, second ?? parcel('b', 'Pending'))).toBe('Parcel 2 of 2');
    expect(nameParcel({ parcels: [parcel('a', 'Shipped')] }, first ?? parcel('a', 'Pending'))).toBeUndefined();
  });

  it('opens reviews of its lines when it is exactly Delivered, paid or not', () => {
    expect(reviewableLines(order).map(({ product }) => product.name)).toEqual(['Belt']);
    const unpaid = { ...order, paymentStatus: 'Initiated' } as const;
    expect(reviewableLines(unpaid)).toEqual(reviewableLines(order));
  });
});
