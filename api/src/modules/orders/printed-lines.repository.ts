import type { Db } from '@aaram/runtime/db';
import type { OrderStatus, PaymentStatus } from '@aaram/shared-domain/order';

/** A line of an order with a shopper's own design. `position` counts from 0 in its order. */
export type PrintedLine = {
  lineId: string;
  orderId: string;
  orderNumber: string;
  sellerId: string;
  orderStatus: OrderStatus;
  paymentStatus: PaymentStatus;
  position: number;
  name: string;
  size: string;
  quantity: number;
  cancelled: number;
  rawImage: string;
  previewImage: string;
};

/** The lines of orders that are printed with a design, as this database lets its reader see them. */
export const findPrintedLines = (db: Db, orderIds: readonly string[]): Promise<PrintedLine[]> =>
  db<PrintedLine[]>`
    select l.id as line_id, l.order_id, o.number as order_number, l.seller_id, p.order_status, o.payment_status, l.position,
      l.name, l.size, l.quantity, l.cancelled, l.raw_image, l.preview_image
    from order_lines l
    join orders o on o.id = l.order_id
    join order_parcels p on p.order_id = l.order_id and p.seller_id = l.seller_id
    where l.order_id = any(${[...orderIds]}::uuid[]) and l.raw_image is not null and l.preview_image is not null
    order by l.order_id, l.position`;
