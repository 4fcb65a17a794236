import { apportion, rupeesFromPaise } from '@aaram/shared-domain/money';
import { formatOrderNumber, type Order, type OrderLine } from '@aaram/shared-domain/order';
import type { EventRow, LineRow, OrderRow } from './order.repository.ts';

function toLine(line: LineRow): OrderLine {
  return {
    product: {
      _id: line.productId,
      name: line.name,
      category: line.category,
      images: line.image === null ? [] : [line.image],
      price: rupeesFromPaise(line.unitPaise),
    },
    quantity: line.quantity,
    size: line.size,
    customImages:
      line.rawImage === null || line.previewImage === null
        ? null
        : { rawImage: line.rawImage, previewImage: line.previewImage },
    seller: line.sellerId,
  };
}

/** Each order status once per time it began, oldest first. */
function toHistory(events: readonly EventRow[]): Order['history'] {
  return events
    .filter((event, index) => event.orderStatus !== events[index - 1]?.orderStatus)
    .map((event) => ({ orderStatus: event.orderStatus, at: event.at.toISOString() }));
}

/** Each line's part of the order's GST in paise; the parts add up to it exactly. */
export function shareGst(order: Pick<OrderRow, 'gstPaise'>, lines: readonly LineRow[]): Map<LineRow, number> {
  const shares = apportion(
    order.gstPaise,
    lines.map((line) => line.unitPaise * line.quantity),
  );
  return new Map(lines.map((line, index) => [line, shares[index] ?? 0]));
}

/** Amounts of the lines somebody may see: of all of them, or a seller's share (delivery belongs to no seller). */
export function toAmounts(order: OrderRow, lines: readonly LineRow[], seen: readonly LineRow[]) {
  if (seen.length === lines.length) {
    const { totalPaise, gstPaise, deliveryPaise, payablePaise } = order;
    return { total: totalPaise, gst: gstPaise, delivery: deliveryPaise, payable: payablePaise };
  }
  const shares = shareGst(order, lines);
  const total = seen.reduce((sum, line) => sum + line.unitPaise * line.quantity, 0);
  const gst = seen.reduce((sum, line) => sum + (shares.get(line) ?? 0), 0);
  return { total, gst, delivery: 0, payable: total + gst };
}

/** Where an order goes, as it was written when it was placed. */
export const toShippingAddress = (order: OrderRow): Order['shippingAddress'] => ({
  name: order.shippingName,
  phone: order.shippingPhone,
  address: order.shippingAddress,
  city: order.shippingCity,
  state: order.shippingState,
  pincode: order.shippingPincode,
  landmark: order.shippingLandmark,
});

/**
 * An order as it travels (rupees, ISO times). With `sellerId` only that seller's lines and their share of the money
 * are in it (readings, seller scope).
 */
export function toOrderJson(
  order: OrderRow,
  lines: readonly LineRow[],
  events: readonly EventRow[],
  sellerId?: string,
): Order {
  const seen = sellerId === undefined ? lines : lines.filter((line) => line.sellerId === sellerId);
  const amounts = toAmounts(order, lines, seen);
  return {
    _id: order.id,
    number: formatOrderNumber(order.number),
    createdAt: order.createdAt.toISOString(),
    orderStatus: order.orderStatus,
    paymentStatus: order.paymentStatus,
    paymentMethod: order.paymentMethod,
    totalAmount: rupeesFromPaise(amounts.total),
    gstAmount: rupeesFromPaise(amounts.gst),
    deliveryCharges: rupeesFromPaise(amounts.delivery),
    payableAmount: rupeesFromPaise(amounts.payable),
    trackingId: order.trackingId,
    invoiceNumber: order.invoiceNumber,
    shippingAddress: toShippingAddress(order),
    user: { name: order.buyerName, email: order.buyerEmail },
    product: seen.map(toLine),
    heldUntil: order.heldUntil?.toISOString() ?? null,
    history: toHistory(events),
  };
}

/** Groups rows of several orders by the order they belong to. */
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
