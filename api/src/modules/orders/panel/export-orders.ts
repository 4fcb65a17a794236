import type { Pool } from '@aaram/runtime/db';
import type { PanelOrderFilters } from '@aaram/shared-domain/contract/schema';
import { paiseFromRupees, rupeesFromPaise } from '@aaram/shared-domain/money';
import { statusLabel } from '@aaram/shared-domain/order';
import type { CsvCell } from '#csv/write-csv.ts';
import { cutPage, type ListPosition } from '#list-cursor.ts';
import { rowsOf, type SessionUser } from '#plugins/session.ts';
import * as texts from '#texts/export-orders.ts';
import { panelView, readOrders } from '../read-orders.service.ts';
import { figureLines, type LineFigures } from './figure-lines.ts';
import { listPanelOrders, type PanelScope } from './panel-order-list.repository.ts';

const noFigures: LineFigures = { cancelled: 0, returned: 0, gstPaise: 0, salesPaise: 0, refundedPaise: 0 };

type Wanted = {
  user: Pick<SessionUser, 'role' | 'sellerId'>;
  filters: PanelOrderFilters;
  position: ListPosition | undefined;
  limit: number;
};

/** Day and time as the panel's pages have them, written so that spreadsheets sort them: `2026-11-15 01:30`. */
const timeInIndia = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** A part of the orders that the list's filters show, one row for each line, as the reader sees them. */
export async function exportOrders(db: Pool, { user, filters, position, limit }: Wanted) {
  const { sort = '-placed', ...match } = filters;
  const scope: PanelScope = user.role === 'admin' ? 'all' : { sellerId: user.sellerId };
  const found = await listPanelOrders(rowsOf(db, user), { scope, match, sort, position, limit: limit + 1 });
  const { page, nextCursor } = cutPage(found, limit, position);
  const orders = await readOrders(db, page, panelView(user, db));
  const figures = await figureLines(db, orders);
  const rows = orders.flatMap((order) =>
    order.product.map(({ product, size, quantity, discount = 0 }, index): CsvCell[] => {
      const line = figures.get(order._id)?.[index] ?? noFigures;
      return [
        order.number,
        timeInIndia.format(new Date(order.createdAt)),
        statusLabel(order.orderStatus),
        order.paymentStatus,
        order.invoiceNumber ?? '',
        product.name,
        size,
        quantity,
        line.cancelled,
        line.returned,
        { rupees: product.price },
        { rupees: rupeesFromPaise(paiseFromRupees(discount) * quantity) },
        { rupees: product.price * quantity },
        { rupees: rupeesFromPaise(line.gstPaise) },
        { rupees: rupeesFromPaise(line.salesPaise) },
        { rupees: rupeesFromPaise(line.refundedPaise) },
        { rupees: order.payableAmount },
        order.trackingId ?? '',
        order.shippingAddress.name,
        order.shippingAddress.city,
        order.shippingAddress.state,
        order.shippingAddress.pincode,
      ];
    }),
  );
  return { header: texts.columns, rows, nextCursor };
}
