import { failureText } from '@aaram/shared-domain/contract';
import { type Order, type OrderStatus, orderStatuses, type Parcel, statusLabel } from '@aaram/shared-domain/order';
import { useSession } from '@aaram/shared-platform';
import { SelectField } from '@aaram/shared-ui/select';
import * as common from '#texts/common.ts';
import * as texts from '#texts/orders.ts';
import { useUpdateStatus } from './orders-query.ts';

const afterPayment: readonly OrderStatus[] = ['Shipped', 'Delivered'];

/** All statuses; disables those that the server refuses to a seller before the payment. */
function listOptions(isUnpaid: boolean) {
  return orderStatuses.map((status) => {
    const mustWait = isUnpaid && afterPayment.includes(status);
    const label = statusLabel(status);
    return { value: status, label: mustWait ? texts.statusOncePaid(label) : label, disabled: mustWait };
  });
}

type StatusSelectProps = { order: Order; parcel?: Parcel; label?: string; hideLabel?: boolean };

/** Choosing a status saves it (product-rules.md#status-changes); it changes back when the server refuses. */
export function StatusSelect({ order, parcel, label = common.status, hideLabel }: StatusSelectProps) {
  const update = useUpdateStatus(order._id, { before: (parcel ?? order).orderStatus, parcel: parcel?._id });
  const { role } = useSession();
  return (
    <SelectField
      label={label}
      hideLabel={hideLabel}
      options={listOptions(role === 'seller' && order.paymentStatus !== 'Paid')}
      value={update.isPending ? update.variables : (parcel ?? order).orderStatus}
      aria-busy={update.isPending || undefined}
      error={update.isError ? failureText(update.error, texts.statusUnchanged) : undefined}
      onChange={(event) => update.mutate(event.currentTarget.value as OrderStatus)}
    />
  );
}
