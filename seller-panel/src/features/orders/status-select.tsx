import { failureText } from '@aaram/shared-domain/contract';
import { type Order, type OrderStatus, orderStatuses, type Parcel, statusLabel } from '@aaram/shared-domain/order';
import { confirm } from '@aaram/shared-platform';
import { SelectField } from '@aaram/shared-ui/select';
import { useState } from 'react';
import * as common from '#texts/common.ts';
import * as texts from '#texts/orders.ts';
import { useUpdateStatus } from './orders-query.ts';

const options = orderStatuses.map((status) => ({ value: status, label: statusLabel(status) }));
const leavesTheShop = (status: OrderStatus) => status === 'Shipped' || status === 'Delivered';

type StatusSelectProps = { order: Order; parcel?: Parcel; label?: string; hideLabel?: boolean };

/**
 * Choosing a status saves it (product-rules.md#status-changes); it changes back when the server refuses. What is not paid
 * is asked about once before it leaves the shop.
 */
export function StatusSelect({ order, parcel, label = common.status, hideLabel }: StatusSelectProps) {
  const before = (parcel ?? order).orderStatus;
  const update = useUpdateStatus(order._id, { before, parcel: parcel?._id });
  const [asked, setAsked] = useState<OrderStatus>();
  async function choose(status: OrderStatus) {
    if (order.paymentStatus !== 'Paid' && leavesTheShop(status) && !leavesTheShop(before)) {
      setAsked(status);
      const isMeant = await confirm(texts.notPaidShipAnyway, statusLabel(status));
      setAsked(undefined);
      if (!isMeant) {
        return;
      }
    }
    update.mutate(status);
  }
  return (
    <SelectField
      label={label}
      hideLabel={hideLabel}
      options={options}
      value={asked ?? (update.isPending ? update.variables : before)}
      aria-busy={update.isPending || undefined}
      error={update.isError ? failureText(update.error, texts.statusUnchanged) : undefined}
      onChange={(event) => void choose(event.currentTarget.value as OrderStatus)}
    />
  );
}
