import type { OrderLine } from '@aaram/shared-domain/order';
import type { ReactNode } from 'react';

/** How an order is shown. */
export type OrderView = {
  /** On a page of its own: with times, and with help. */
  isAlone?: boolean | undefined;
  /** What the shopper can do about a line, below it. */
  renderLine?: ((line: OrderLine) => ReactNode) | undefined;
};
