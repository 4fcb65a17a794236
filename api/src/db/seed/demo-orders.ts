import { paiseFromRupees } from '@aaram/shared-domain/money';
import type { OrderStatus, PaymentStatus } from '@aaram/shared-domain/order';
import { ONLINE_PAYMENT } from '@aaram/shared-domain/order';
import { priceCart } from '@aaram/shared-domain/pricing';
import { buildDemoId, buildDemoNumber, chance, type DemoProduct, pick } from './demo-data.ts';
import { buildAddresses, otherShoppers, shopper } from './demo-people.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** What stands in the demo store's books: how many of each fate, spread over the last sixty days. */
const fates: { order: OrderStatus; payment: PaymentStatus; count: number; days: [number, number] }[] = [
  { order: 'Delivered', payment: 'Paid', count: 34, days: [8, 60] },
  { order: 'Shipped', payment: 'Paid', count: 9, days: [2, 7] },
  { order: 'Processing', payment: 'Paid', count: 9, days: [0, 3] },
  { order: 'Cancelled', payment: 'Refunded', count: 4, days: [5, 50] },
  { order: 'Cancelled', payment: 'Failed', count: 4, days: [1, 45] },
  { order: 'Pending', payment: 'Initiated', count: 2, days: [0, 1] },
];

type Sold = DemoProduct & { id: string; sellerId: string; image: string };
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

function buildLines(orderId: string, products: readonly Sold[]): Line[] {
  const count = 1 + Math.floor(chance(`${orderId}:lines`) * 3);
  const chosen = new Set(Array.from({ length: count }, (_, index) => pick(products, `${orderId}:${index}`)));
  return [...chosen].map((product, position) => {
    const sizes = product.stock.filter((entry) => entry.quantity > 0);
    return {
      orderId,
      position,
      productId: product.id,
      sellerId: product.sellerId,
      name: product.name,
      image: product.image,
      unitPaise: paiseFromRupees(product.price),
      size: pick(sizes, `${orderId}:size:${position}`).size,
      quantity: chance(`${orderId}:quantity:${position}`) > 0.85 ? 2 : 1,
      hsn: product.hsn ?? null,
    };
  });
}

/** The steps an order took to its present state. */
function buildHistory(orderId: string, fate: (typeof fates)[number], at: Date): Event[] {
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

function buildOrder(fate: (typeof fates)[number], index: number, now: Date) {
  const id = buildDemoId('order', `${fate.order}-${fate.payment}-${index}`);
  const [from, to] = fate.days;
  const createdAt = new Date(now.getTime() - (from + chance(id) * (to - from)) * DAY_MS - HOUR_MS);
  // Every fifth is of the shopper people sign in as, so that My Orders shows every state.
  const buyer = index % 5 === 0 ? shopper : pick(otherShoppers, id);
  const [address] = buildAddresses(buyer);
  const isPaid = fate.payment === 'Paid' || fate.payment === 'Refunded';
  const isSent = fate.order === 'Shipped' || fate.order === 'Delivered';
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
    trackingId: isSent ? `DEMO${id.slice(0, 8).toUpperCase()}` : null,
    holdsStock: fate.order !== 'Cancelled' && isPaid,
    heldUntil: null,
    createdAt,
    paidAt: isPaid ? new Date(createdAt.getTime() + 3 * 60_000) : null,
  };
}

/** Orders, lines and events of the demo store, as rows, oldest first; paid ones get their invoice numbers later. */
export function buildOrders(products: readonly Sold[], now: Date) {
  const available = products.filter((product) => product.stock.some((entry) => entry.quantity > 0));
  const lines: Line[] = [];
  const events: Event[] = [];
  const drafts = fates.flatMap((fate) =>
    Array.from({ length: fate.count }, (_, index) => ({ fate, order: buildOrder(fate, index, now) })),
  );
  drafts.sort((a, b) => a.order.createdAt.getTime() - b.order.createdAt.getTime());
  const orders = drafts.map(({ fate, order }) => {
    const own = buildLines(order.id, available);
    lines.push(...own);
    events.push(...buildHistory(order.id, fate, order.createdAt).filter((event) => event.at <= now));
    const { total, gst, gstRatePercent, delivery, payable } = priceCart(own);
    return {
      ...order,
      totalPaise: total,
      gstPaise: gst,
      deliveryPaise: delivery,
      payablePaise: payable,
      gstRatePercent,
    };
  });
  return { orders, lines, events };
}
