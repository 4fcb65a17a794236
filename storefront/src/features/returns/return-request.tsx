import { formatRupees } from '@aaram/shared-domain/money';
import { describeReason, describeReturn, type Return, returnStateLabels } from '@aaram/shared-domain/return';
import { Badge } from '@aaram/shared-ui/badge';
import { Button } from '@aaram/shared-ui/button';
import * as texts from '#texts/returns.ts';
import styles from './returns.module.css';
import { useWithdraw } from './use-withdraw.ts';

const namePieces = {
  cancel: texts.cancelled,
  return: texts.returned,
  exchange: texts.exchanged,
  adjust: () => texts.partOfPrice,
} as const;

/** What was asked, for how many pieces, and why. */
function nameRequest(request: Return): string {
  const { kind, quantity, size } = request;
  const hasSize = kind === 'exchange' && size !== null && size !== 'Quantity';
  const pieces = hasSize ? texts.exchangedForSize(size, quantity) : namePieces[kind](quantity);
  const reason = describeReason(request);
  return reason === undefined ? pieces : texts.requestBecause(pieces, reason);
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
      {fee > 0 && kind === 'return' ? <p>{texts.feeOfRequest(formatRupees(fee))}</p> : null}
      {request.actions.includes('withdraw') ? (
        <Button
          variant="ghost"
          size="sm"
          className={styles.button}
          busy={withdraw.isPending}
          aria-label={texts.withdrawRequestNamed(name)}
          onClick={() => void withdraw.start()}
        >
          {texts.withdrawRequest}
        </Button>
      ) : null}
    </li>
  );
}
