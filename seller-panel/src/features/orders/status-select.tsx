import { failureText } from '@aaram/shared-domain/contract';
import { type Order, type OrderStatus, orderStatuses, type Parcel, statusLabel } from '@aaram/shared-domain/order';
import { findOneOf } from '@aaram/shared-domain/records';
import { confirm } from '@aaram/shared-platform';
import { SelectField } from '@aaram/shared-ui/select';
import { useRef, useState } from 'react';
import * as common from '#texts/common.ts';
import * as texts from '#texts/orders.ts';
import { useUpdateStatus } from './orders-query.ts';

const options = orderStatuses.map((status) => ({ value: status, label: statusLabel(status) }));
const leavesTheShop = (status: OrderStatus) => status === 'Shipped' || status === 'Delivered';

type StatusSelectProps = { order: Order; parcel?: Parcel; label?: string; hideLabel?: boolean };

/** What is asked before a status is saved; undefined when nothing is. */
function findQuestion({ paymentStatus }: Order, before: OrderStatus, to: OrderStatus): string | undefined {
  if (to === 'Cancelled' && before !== 'Cancelled' && (paymentStatus === 'Paid' || before === 'Delivered')) {
    const what = before === 'Delivered' ? texts.cancelDelivered : texts.cancelPaid;
    return paymentStatus === 'Paid' ? `${what} ${texts.moneyGoesBack}` : what;
  }
  return paymentStatus !== 'Paid' && leavesTheShop(to) && !leavesTheShop(before) ? texts.notPaidShipAnyway : undefined;
}

/** Keys that choose in a closed list, each press a change. */
const choosesByKey = ({ key }: KeyboardEvent) =>
  /^(Arrow(Up|Down|Left|Right)|Home|End|Page(Up|Down))$/.test(key) || (key.length === 1 && key !== ' ');

/**
 * Choosing a status saves it (product-rules.md#status-changes); it changes back when the server refuses. What is not paid
 * is asked about once before it leaves the shop, and what is paid or delivered before it is cancelled. Keys that go
 * through the list save once the field is left or Enter is pressed; Escape takes the choice back.
 */
export function StatusSelect({ order, parcel, label = common.status, hideLabel }: StatusSelectProps) {
  const before = (parcel ?? order).orderStatus;
  const update = useUpdateStatus(order._id, { before, parcel: parcel?._id });
  /** Chosen and not saved yet: by keys, or while the question about it is open. */
  const [chosen, setChosen] = useState<OrderStatus>();
  const isByKey = useRef(false);
  const isAsking = useRef(false);
  async function save(status: OrderStatus) {
    const question = findQuestion(order, before, status);
    if (question !== undefined) {
      isAsking.current = true;
      setChosen(status);
      const isMeant = await confirm(question, status === 'Cancelled' ? texts.cancelIt : statusLabel(status));
      isAsking.current = false;
      if (!isMeant) {
        setChosen(undefined);
        return;
      }
    }
    setChosen(undefined);
    update.mutate(status);
  }
  function saveChosen() {
    if (chosen === undefined || isAsking.current) {
      return;
    }
    if (chosen === before) {
      setChosen(undefined);
      return;
    }
    void save(chosen);
  }
  return (
    <SelectField
      label={label}
      hideLabel={hideLabel}
      options={options}
      value={chosen ?? (update.isPending ? update.variables : before)}
      aria-busy={update.isPending || undefined}
      error={update.isError ? failureText(update.error, texts.statusUnchanged) : undefined}
      onPointerDown={() => {
        isByKey.current = false;
      }}
      onKeyDown={(event) => {
        isByKey.current = choosesByKey(event.nativeEvent);
        if (event.key === 'Enter') {
          saveChosen();
        } else if (event.key === 'Escape') {
          setChosen(undefined);
        }
      }}
      onBlur={saveChosen}
      onChange={(event) => {
        const status = findOneOf(orderStatuses, event.currentTarget.value);
        if (isByKey.current) {
          setChosen(status);
        } else if (status !== undefined) {
          void save(status);
        }
      }}
    />
  );
}
