import { formatRupees } from '@aaram/shared-domain/money';
import { describeReason, describeReturn, type Return, returnStateLabels } from '@aaram/shared-domain/return';
import { Badge } from '@aaram/shared-ui/badge';
import { Button } from '@aaram/shared-ui/button';
import * as texts from '#texts/returns.ts';
import styles from './returns.module.css';
import { useWithdraw } from './use-withdraw.ts';

const kinds = { cancel: 'Cancelled', return: texts.returnLabel, exchange: texts.exchange } as const;

/** What was asked, for how many pieces, and why. */
function nameRequest(request: Return): string {
  const { kind, quantity, size } = request;
  const what = kind === 'exchange' && size !== 'Quantity' ? texts.exchangeForSizeSize(size ?? '') : kinds[kind];
  const reason = describeReason(request);
  const pieces = `${what}: ${quantity === 1 ? '1 piece' : texts.quantityPieces(quantity)}`;
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
      {fee > 0 && kind === 'return' ? <p>{texts.amountOfWhatWasPaidIs(formatRupees(fee))}</p> : null}
      {request.actions.includes('withdraw') ? (
        <Button
          variant="ghost"
          size="sm"
          className={styles.button}
          busy={withdraw.isPending}
          aria-label={texts.withdrawRequestName(name)}
          onClick={() => void withdraw.start()}
        >
          {texts.withdrawRequest}
        </Button>
      ) : null}
    </li>
  );
}
