import type { Order } from '@aaram/shared-domain/order';
import { Checkbox } from '@aaram/shared-ui/checkbox';
import { useEffect } from 'react';
import type { Selection } from '#lib/list/selection.ts';
import * as list from '#texts/list.ts';
import * as texts from '#texts/orders.ts';
import { OrderCard } from './order-card.tsx';

type OrderCardsProps = { orders: readonly Order[]; selection: Selection; active: string | undefined };

/** Whole orders below each other, each with its checkbox. */
export function OrderCards({ orders, selection, active }: OrderCardsProps) {
  useEffect(() => {
    if (active !== undefined) {
      document.querySelector<HTMLElement>(`article[data-row="${CSS.escape(active)}"]`)?.focus();
    }
  }, [active]);
  return orders.map((order) => (
    <OrderCard
      key={order._id}
      order={order}
      select={
        <Checkbox
          label=""
          aria-label={list.selectRow(texts.orderNumbered(order.number))}
          checked={selection.isSelected(order._id)}
          onChange={({ nativeEvent }) =>
            selection.toggle(order._id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
          }
        />
      }
    />
  ));
}
