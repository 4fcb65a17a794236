import type { Db } from '@aaram/runtime/db';
import { apportion, rupeesFromPaise } from '@aaram/shared-domain/money';
import { formatOrderNumber, type Order, type OrderLine, type Parcel } from '@aaram/shared-domain/order';
import type { ScanRow } from './carrier/carrier-scans.repository.ts';
import type { EventRow, LineRow, OrderRow } from './order.repository.ts';
import type { ParcelRow } from './parcel.repository.ts';

/**
 * Current categories of products and names of sellers, by id, and what carriers have seen, by tracking id. A product's
 * page depends on its category.
 */
type Names = {
  categories: ReadonlyMap<string, string>;
  sellers: ReadonlyMap<string, string>;
  scans?: ReadonlyMap<string, readonly ScanRow[]>;
};

function toLine(line: LineRow, { categories }: Names): OrderLine {
  return {
    product: {
      _id: line.productId,
      name: line.name,
      category: categories.get(line.productId) ?? '',
      images: line.image === null ? [] : [line.image],
      price: rupeesFromPaise(line.unitPaise),
    },
    quantity: line.quantity,
    ...(line.unitDiscountPaise > 0 ? { discount: rupeesFromPaise(line.unitDiscountPaise) } : {}),
    ...(line.cancelled > 0 ? { cancelled: line.cancelled } : {}),
    size: line.size,
    customImages:
      line.rawImage === null || line.previewImage === null
        ? null
        : { rawImage: line.rawImage, previewImage: line.previewImage },
    seller: line.sellerId,
  };
}

/** Each order status once per period, oldest first. */
function toHistory(events: readonly EventRow[]): Order['history'] {
  return events
    .filter((event, index) => event.orderStatus !== events[index - 1]?.orderStatus)
    .map((event) => ({ orderStatus: event.orderStatus, at: event.at.toISOString() }));
}

/** The reader of an order: a seller sees only its own part; admins also see which seller sends a parcel. */
export type View = {
  sellerId?: string | undefined;
  namesSellers?: boolean;
  /** The database as a seller's team reaches it: no line and no parcel is shown that is not there. */
  own?: Db;
};

function toParcel(
  order: OrderRow,
  parcel: ParcelRow,
  { sellers, scans }: Names,
  { namesSellers = false }: View,
): Parcel {
  const seen = scans?.get(parcel.trackingId ?? '') ?? [];
  const later = parcel.history.map(({ orderStatus, at }) => ({ orderStatus, at: new Date(at).toISOString() }));
  return {
    _id: parcel.id,
    seller: parcel.sellerId,
    ...(namesSellers ? { sellerName: sellers.get(parcel.sellerId) ?? '' } : {}),
    orderStatus: parcel.orderStatus,
    trackingId: parcel.trackingId,
    ...(parcel.carrier === null ? {} : { carrier: parcel.carrier }),
    ...(seen.length === 0
      ? {}
      : { scans: seen.map(({ at, location, said }) => ({ at: at.toISOString(), location, text: said })) }),
    history: [{ orderStatus: 'Pending', at: order.createdAt.toISOString() }, ...later],
  };
}

/** The progress that the reader sees: for a seller it is the progress of its own parcel. */
function toProgress(order: OrderRow, events: readonly EventRow[], parcels: readonly Parcel[], view: View) {
  const [own] = parcels;
  return view.sellerId === undefined || own === undefined
    ? { orderStatus: order.orderStatus, trackingId: order.trackingId, history: toHistory(events) }
    : { orderStatus: own.orderStatus, trackingId: own.trackingId, history: own.history };
}

/** Each line's share of the order's GST in paise; the shares add up to it exactly. */
export function shareGst(order: Pick<OrderRow, 'gstPaise'>, lines: readonly LineRow[]): Map<LineRow, number> {
  const shares = apportion(
    order.gstPaise,
    lines.map((line) => line.unitPaise * line.quantity),
  );
  return new Map(lines.map((line, index) => [line, shares[index] ?? 0]));
}

/** Amounts of the visible lines: the order's own if all are visible, otherwise a seller's share (no delivery). */
export function toAmounts(order: OrderRow, lines: readonly LineRow[], seen: readonly LineRow[]) {
  if (seen.length === lines.length) {
    const { totalPaise, gstPaise, deliveryPaise, payablePaise, discountPaise } = order;
    return {
      total: totalPaise,
      gst: gstPaise,
      delivery: deliveryPaise,
      payable: payablePaise,
      discount: discountPaise,
    };
  }
  const shares = shareGst(order, lines);
  const total = seen.reduce((sum, line) => sum + line.unitPaise * line.quantity, 0);
  const gst = seen.reduce((sum, line) => sum + (shares.get(line) ?? 0), 0);
  const discount = seen.reduce((sum, line) => sum + line.unitDiscountPaise * line.quantity, 0);
  return { total, gst, delivery: 0, payable: total + gst, discount };
}

/** The shipping address as it was when the order was placed. */
export const toShippingAddress = (order: OrderRow): Order['shippingAddress'] => ({
  name: order.shippingName,
  phone: order.shippingPhone,
  address: order.shippingAddress,
  city: order.shippingCity,
  state: order.shippingState,
  pincode: order.shippingPincode,
  landmark: order.shippingLandmark,
});

/** Whether a reader may know the buyer: a seller only after payment, because it sends nothing before. */
const seesBuyer = ({ paidAt }: OrderRow, { sellerId }: View) => sellerId === undefined || paidAt !== null;

const noBuyer = {
  user: { name: '', email: '' },
  shippingAddress: { name: '', phone: '', address: '', city: '', state: '', pincode: '', landmark: null },
};

/** Whether a part of an unpaid order was cancelled: it costs more than what is still wanted, so it cannot be paid. */
export const isPartCancelled = (
  { paymentStatus }: Pick<OrderRow, 'paymentStatus'>,
  parcels: readonly Pick<ParcelRow, 'orderStatus'>[],
) =>
  paymentStatus === 'Initiated' &&
  parcels.some(({ orderStatus }) => orderStatus === 'Cancelled') &&
  parcels.some(({ orderStatus }) => orderStatus !== 'Cancelled');

/** The rows of an order that belong to it. */
type OrderParts = {
  lines: readonly LineRow[];
  events: readonly EventRow[];
  parcels: readonly ParcelRow[];
  names: Names;
  /** Ids of the lines and parcels that the reader's own database has; all without one. */
  there?: ReadonlySet<string> | undefined;
};

/**
 * An order as the API returns it (rupees, ISO times). A seller sees its own lines, their share of the money, its
 * parcel's status as the order's status (product-rules.md#seller-scope), and the buyer once the order was paid.
 */
export function toOrderJson(
  order: OrderRow,
  { lines, events, parcels, names, there }: OrderParts,
  view: View = {},
): Order {
  const isSeen = ({ id, sellerId }: { id: string; sellerId: string }) =>
    (view.sellerId === undefined || sellerId === view.sellerId) && there?.has(id) !== false;
  const seen = lines.filter(isSeen);
  const amounts = toAmounts(order, lines, seen);
  const own = parcels.filter(isSeen).map((parcel) => toParcel(order, parcel, names, view));
  const progress = toProgress(order, events, own, view);
  return {
    _id: order.id,
    number: formatOrderNumber(order.number),
    createdAt: order.createdAt.toISOString(),
    orderStatus: progress.orderStatus,
    paymentStatus: order.paymentStatus,
    paymentMethod: order.paymentMethod,
    totalAmount: rupeesFromPaise(amounts.total),
    priceRule: order.priceRule,
    charges: order.charges,
    gstAmount: rupeesFromPaise(amounts.gst),
    deliveryCharges: rupeesFromPaise(amounts.delivery),
    payableAmount: rupeesFromPaise(amounts.payable),
    ...(amounts.discount > 0 ? { discountAmount: rupeesFromPaise(amounts.discount) } : {}),
    // A seller's share is the same however it was paid.
    ...(order.creditPaise > 0 && view.sellerId === undefined
      ? { creditAmount: rupeesFromPaise(order.creditPaise) }
      : {}),
    trackingId: progress.trackingId,
    invoiceNumber: order.invoiceNumber,
    ...(seesBuyer(order, view)
      ? { user: { name: order.buyerName, email: order.buyerEmail }, shippingAddress: toShippingAddress(order) }
      : noBuyer),
    ...(order.buyerGstin !== null && seesBuyer(order, view)
      ? { business: { gstin: order.buyerGstin, company: order.buyerCompany ?? '' } }
      : {}),
    product: seen.map((line) => toLine(line, names)),
    heldUntil: isPartCancelled(order, parcels) ? null : (order.heldUntil?.toISOString() ?? null),
    history: progress.history,
    parcels: own,
  };
}

/** Groups rows of several orders by order. */
export function groupByOrder<Row extends { orderId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.orderId);
    if (group === undefined) {
      groups.set(row.orderId, [row]);
    } else {
      group.push(row);
    }
  }
  return groups;
}
