import { formatDateTime, formatDay } from '@aaram/shared-domain/format';
import type { Order, OrderStatus } from '@aaram/shared-domain/order';
import * as texts from '#texts/orders.ts';

const way: readonly { status: OrderStatus; label: string }[] = [
  { status: 'Pending', label: texts.placed },
  { status: 'Processing', label: texts.processing },
  { status: 'Shipped', label: texts.shipped },
  { status: 'Delivered', label: texts.delivered },
];

/**
 * The steps of an order with their dates. An admin may skip steps or go back: the current status decides what is done,
 * dates come from the latest history entry of each step, with `isTimed` also the times.
 */
export function describeSteps({
  orderStatus,
  history,
  createdAt,
  isTimed = false,
}: Pick<Order, 'orderStatus' | 'history' | 'createdAt'> & { isTimed?: boolean }) {
  const format = isTimed ? formatDateTime : formatDay;
  if (orderStatus === 'Cancelled') {
    const cancelled = history.findLast((entry) => entry.orderStatus === 'Cancelled');
    return [
      { label: texts.placed, date: format(createdAt), done: true },
      { label: texts.cancelled, date: cancelled ? format(cancelled.at) : undefined, done: true },
    ];
  }
  const reached = way.findIndex(({ status }) => status === orderStatus);
  return way.map(({ status, label }, index) => {
    const at = index === 0 ? createdAt : history.findLast((entry) => entry.orderStatus === status)?.at;
    const isDone = index <= reached;
    return { label, date: isDone && at ? format(at) : undefined, done: isDone };
  });
}
