import { paiseFromRupees } from '@aaram/shared-domain/money';
import type { OrderStatus, PaymentStatus } from '@aaram/shared-domain/order';
import { ONLINE_PAYMENT, statusOfParcels, trackingOfParcels } from '@aaram/shared-domain/order';
import { priceCart } from '@aaram/shared-domain/pricing';
import { buildDemoId, buildDemoNumber, chance, type DemoProduct, pick } from './demo-data.ts';
import { buildParcels } from './demo-parcels.ts';
import { buildAddresses, type DemoPerson, otherShoppers, shopper } from './demo-people.ts';
import type { BoughtReview } from './demo-reviews.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

type Fate = { order: OrderStatus; payment: PaymentStatus };

/** Final states of the orders without a review: how many of each, and how many days ago they were placed. */
const fates: (Fate & { name?: string; count: number; days: [number, number] })[] = [
  { order: 'Delivered', payment: 'Paid', count: 34, days: [7, 60] },
  { order: 'Shipped', payment: 'Paid', count: 12, days: [2, 12] },
  { order: 'Processing', payment: 'Paid', count: 9, days: [0, 3] },
  { order: 'Cancelled', payment: 'Refunded', count: 4, days: [5, 50] },
  { order: 'Cancelled', payment: 'Failed', count: 4, days: [1, 45] },
  { order: 'Pending', payment: 'Initiated', count: 2, days: [0, 1] },
  { name: 'earlier', order: 'Delivered', payment: 'Paid', count: 160, days: [7, 330] },
];

export type Sold = DemoProduct & { id: string; sellerId: string; image: string; createdAt: Date };
type Line = {
  orderId: string;
  position: number;
  productId: string;
  sellerId: string;
  name: string;
  image: string;
  unitPaise: number;
  size: string;
  quantity: number;
  hsn: string | null;
};
type Event = { orderId: string; orderStatus: OrderStatus; paymentStatus: PaymentStatus; source: string; at: Date };

type PickProduct = (at: Date, text: string) => Sold;

/** Picks a product that was listed at that time: a few products far more often than the rest. */
function createPicker(products: readonly Sold[]): PickProduct {
  const weighed = products.map((product) => ({ product, weight: 0.2 + 6 * chance(`sold:${product.name}`) ** 3 }));
  return (at, text) => {
    const listed = weighed.filter(({ product }) => product.createdAt <= at);
    let left = chance(text) * listed.reduce((sum, { weight }) => sum + weight, 0);
    const found = listed.find(({ weight }) => {
      left -= weight;
      return left < 0;
    });
    return found?.product ?? pick(products, text);
  };
}

/** One to three products, the reviewed one first. */
function buildLines(orderId: string, at: Date, pickProduct: PickProduct, reviewed: readonly Sold[]): Line[] {
  const count = 1 + Math.floor(chance(`${orderId}:lines`) * 3) - reviewed.length;
  const others = Array.from({ length: count }, (_, index) => pickProduct(at, `${orderId}:${index}`));
  return [...new Set([...reviewed, ...others])].map((product, position) => {
    const inStock = product.stock.filter((entry) => entry.quantity > 0);
    return {
      orderId,
      position,
      productId: product.id,
      sellerId: product.sellerId,
      name: product.name,
      image: product.image,
      unitPaise: paiseFromRupees(product.price),
      size: pick(inStock.length === 0 ? product.stock : inStock, `${orderId}:size:${position}`).size,
      quantity: chance(`${orderId}:quantity:${position}`) > 0.85 ? 2 : 1,
      hsn: product.hsn ?? null,
    };
  });
}

/** The steps an order took to its present state. */
function buildHistory(orderId: string, fate: Fate, at: Date): Event[] {
  const step = (orderStatus: OrderStatus, paymentStatus: PaymentStatus, hours: number, source: string): Event => ({
    orderId,
    orderStatus,
    paymentStatus,
    source,
    at: new Date(at.getTime() + hours * HOUR_MS),
  });
  const placed = step('Pending', 'Initiated', 0, 'shopper');
  const paid = step('Processing', 'Paid', 0.05, 'webhook');
  const shipped = step('Shipped', 'Paid', 30, 'panel');
  const steps: Record<string, Event[]> = {
    'Delivered/Paid': [placed, paid, shipped, step('Delivered', 'Paid', 120, 'panel')],
    'Shipped/Paid': [placed, paid, shipped],
    'Processing/Paid': [placed, paid],
    'Cancelled/Refunded': [
      placed,
      paid,
      step('Cancelled', 'Paid', 20, 'panel'),
      step('Cancelled', 'Refunded', 21, 'refund'),
    ],
    'Cancelled/Failed': [placed, step('Cancelled', 'Failed', 0.25, 'reconciler')],
  };
  return steps[`${fate.order}/${fate.payment}`] ?? [placed];
}

/** An order before it is priced. */
type Plan = { id: string; fate: Fate; buyer: DemoPerson; createdAt: Date; reviewed: Sold[] };

function planUnreviewed(now: Date): Plan[] {
  return fates.flatMap((fate) =>
    Array.from({ length: fate.count }, (_, index) => {
      const id = buildDemoId('order', [fate.name ?? [], fate.order, fate.payment, index].flat().join('-'));
      const [from, to] = fate.days;
      const createdAt = new Date(now.getTime() - (from + chance(id) * (to - from)) * DAY_MS - HOUR_MS);
      // Every fifth belongs to the demo account of the shopper, so that My Orders shows every state.
      const isOwn = fate.name === undefined && index % 5 === 0;
      return { id, fate, buyer: isOwn ? shopper : pick(otherShoppers, id), createdAt, reviewed: [] };
    }),
  );
}

/** One delivered order for each review, because only buyers review a product. */
function planReviewed(reviews: readonly BoughtReview[], products: readonly Sold[]): Plan[] {
  const byName = new Map(products.map((product) => [product.name, product]));
  return reviews.map(({ productName, buyer, orderedAt }) => {
    const product = byName.get(productName);
    return {
      id: buildDemoId('order', `${productName}-${buyer.email}`),
      fate: { order: 'Delivered', payment: 'Paid' },
      buyer,
      createdAt: orderedAt,
      reviewed: product === undefined ? [] : [product],
    };
  });
}

function buildOrder({ id, fate, buyer, createdAt }: Plan) {
  const [address] = buildAddresses(buyer);
  const isPaid = fate.payment === 'Paid' || fate.payment === 'Refunded';
  return {
    id,
    number: buildDemoNumber(id),
    userId: buyer.id,
    buyerName: buyer.name,
    buyerEmail: buyer.email,
    orderStatus: fate.order,
    paymentStatus: fate.payment,
    paymentMethod: ONLINE_PAYMENT,
    shippingName: address?.name ?? buyer.name,
    shippingPhone: address?.phone ?? buyer.mobile,
    shippingAddress: address?.address ?? '',
    shippingCity: address?.city ?? '',
    shippingState: address?.state ?? '',
    shippingPincode: address?.pincode ?? '',
    shippingLandmark: address?.landmark ?? null,
    holdsStock: fate.order !== 'Cancelled' && isPaid,
    heldUntil: null,
    createdAt,
    paidAt: isPaid ? new Date(createdAt.getTime() + 3 * 60_000) : null,
  };
}

/** Orders, lines, parcels and events of the demo store, as rows, oldest first and without invoice numbers. */
export function buildOrders(products: readonly Sold[], reviews: readonly BoughtReview[], now: Date) {
  const pickProduct = createPicker(products);
  const lines: Line[] = [];
  const events: Event[] = [];
  const sent: ReturnType<typeof buildParcels>[] = [];
  const plans = [...planUnreviewed(now), ...planReviewed(reviews, products)];
  plans.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const orders = plans.map((plan) => {
    const own = buildLines(plan.id, plan.createdAt, pickProduct, plan.reviewed);
    lines.push(...own);
    events.push(...buildHistory(plan.id, plan.fate, plan.createdAt).filter((event) => event.at <= now));
    const { total, gst, gstRatePercent, delivery, payable } = priceCart(own, 'spec');
    const order = buildOrder(plan);
    const stepsTo = (status: OrderStatus) => buildHistory(plan.id, { ...plan.fate, order: status }, plan.createdAt);
    const inParcels = buildParcels({ order, lines: own, stepsTo, now });
    sent.push(inParcels);
    return {
      ...order,
      orderStatus: statusOfParcels(inParcels.parcels.map((parcel) => parcel.orderStatus)),
      trackingId: trackingOfParcels(inParcels.parcels),
      totalPaise: total,
      gstPaise: gst,
      deliveryPaise: delivery,
      payablePaise: payable,
      gstRatePercent,
    };
  });
  return {
    orders,
    lines,
    events,
    parcels: sent.flatMap(({ parcels }) => parcels),
    parcelEvents: sent.flatMap((one) => one.events),
  };
}

/** Pieces of each product in paid orders that were not cancelled, which is what a payment counts as sold. */
export function countSold({ orders, lines }: Pick<ReturnType<typeof buildOrders>, 'orders' | 'lines'>) {
  const stored = new Set(
    orders
      .filter((order) => order.paymentStatus === 'Paid' && order.orderStatus !== 'Cancelled')
      .map((order) => order.id),
  );
  const sold = new Map<string, number>();
  for (const { orderId, productId, quantity } of lines) {
    if (stored.has(orderId)) {
      sold.set(productId, (sold.get(productId) ?? 0) + quantity);
    }
  }
  return sold;
}
