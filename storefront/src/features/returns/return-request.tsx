import { formatRupees } from '@aaram/shared-domain/money';
import { describeReason, describeReturn, type Return, returnStateLabels } from '@aaram/shared-domain/return';
import { Badge } from '@aaram/shared-ui/badge';
import { Button } from '@aaram/shared-ui/button';
import styles from './returns.module.css';
import { useWithdraw } from './use-withdraw.ts';

const kinds = { cancel: 'Cancelled', return: 'Return', exchange: 'Exchange' } as const;

/** What was asked, for how many pieces, and why. */
function nameRequest(request: Return): string {
  const { kind, quantity, size } = request;
  const what = kind === 'exchange' && size !== 'Quantity' ? `Exchange for size ${size}` : kinds[kind];
  const reason = describeReason(request);
  const pieces = `${what}: ${quantity === 1 ? '1 piece' : `${quantity} pieces`}`;
  return reason === undefined ? pieces : `${pieces}. ${reason}`;
}

/** One request of the shopper, where it is, and how to withdraw it. */
export function ReturnRequest({ request, onDone }: { request: Return; onDone: () => void }) {
  const { order, kind, fee, state } = request;
  const withdraw = useWithdraw(order._id, request._id, onDone);
  const name = nameRequest(request);
  return (
    <li className={styles.request}>
      <p className={styles.what}>
        {name} <Badge>{returnStateLabels[state]}</Badge>
      </p>
      <p>{describeReturn(request)}</p>
      {fee > 0 && kind === 'return' ? <p>{formatRupees(fee)} of what was paid is kept as the fee.</p> : null}
      {request.actions.includes('withdraw') ? (
        <Button
          variant="ghost"
          size="sm"
          className={styles.button}
          busy={withdraw.isPending}
          aria-label={`Withdraw request. ${name}`}
          onClick={() => void withdraw.start()}
        >
          Withdraw request
        </Button>
      ) : null}
    </li>
  );
}
