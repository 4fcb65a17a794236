import type { Order, OrderLine } from '@aaram/shared-domain/order';
import { lazy, Suspense } from 'react';

const LineReturns = lazy(async () => ({ default: (await import('#features/returns/line-returns.tsx')).LineReturns }));

/** What the shopper can do about a line of an order: only a paid one has something to give back. */
export const renderLineActions = (order: Order) =>
  order.paymentStatus === 'Paid' || order.paymentStatus === 'Refunded'
    ? (line: OrderLine) => (
        <Suspense>
          <LineReturns order={order} line={line} />
        </Suspense>
      )
    : undefined;
