import { failureText } from '@aaram/shared-domain/contract';
import { type Order, type OrderStatus, orderStatuses, type Parcel } from '@aaram/shared-domain/order';
import { SelectField } from '@aaram/shared-ui/select';
import { useUpdateStatus } from './orders-query.ts';

const options = orderStatuses.map((status) => ({ value: status, label: status }));

type StatusSelectProps = { order: Order; parcel?: Parcel; label?: string };

/** Any status from any (specification §4); choosing one saves it. It falls back when the server refuses. */
export function StatusSelect({ order, parcel, label = 'Status' }: StatusSelectProps) {
  const update = useUpdateStatus(order._id, parcel?._id);
  return (
    <SelectField
      label={label}
      options={options}
      value={update.isPending ? update.variables : (parcel ?? order).orderStatus}
      aria-busy={update.isPending || undefined}
      error={update.isError ? failureText(update.error, 'The status is unchanged.') : undefined}
      onChange={(event) => update.mutate(event.currentTarget.value as OrderStatus)}
    />
  );
}
