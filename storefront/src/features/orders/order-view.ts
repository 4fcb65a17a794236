import type { OrderLine } from '@aaram/shared-domain/order';
import type { ReactNode } from 'react';

/** How an order is shown. */
export type OrderView = {
  /** What the shopper can do about a line, below it. */
  renderLine?: ((line: OrderLine) => ReactNode) | undefined;
};
