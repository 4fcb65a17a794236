import { failureText } from '@aaram/shared-domain/contract';
import { type Order, type OrderStatus, orderStatuses } from '@aaram/shared-domain/order';
import { SelectField } from '@aaram/shared-ui/select';
import { useUpdateStatus } from './orders-query.ts';

const options = orderStatuses.map((status) => ({ value: status, label: status }));

/** Any status from any (specification §4); choosing one saves it. It falls back when the server refuses. */
export function StatusSelect({ order }: { order: Order }) {
  const update = useUpdateStatus(order._id);
  return (
    <SelectField
      label="Status"
      options={options}
      value={update.isPending ? update.variables : order.orderStatus}
      aria-busy={update.isPending || undefined}
      error={update.isError ? failureText(update.error, 'The status is unchanged.') : undefined}
      onChange={(event) => update.mutate(event.currentTarget.value as OrderStatus)}
    />
  );
}
