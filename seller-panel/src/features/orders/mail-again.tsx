import { failureText } from '@aaram/shared-domain/contract';
import { type Order, statusLabel } from '@aaram/shared-domain/order';
import { useSession } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import * as texts from '#texts/orders.ts';
import styles from './order-card.module.css';
import { useMailAgain } from './orders-query.ts';

/** For admins: sends a mail about the order once more, to a shopper who did not get it. */
export function MailAgain({ order }: { order: Order }) {
  const isAdmin = useSession().role === 'admin';
  const again = useMailAgain(order._id);
  const mails = [
    ...(order.invoiceNumber === null ? [] : [{ mail: 'confirmation' as const, label: texts.sendConfirmationAgain }]),
    ...(order.orderStatus === 'Pending' && order.heldUntil === null
      ? []
      : [{ mail: 'status' as const, label: texts.sendStatusAgain(statusLabel(order.orderStatus)) }]),
  ];
  // A deleted account has no address to write to.
  if (!isAdmin || mails.length === 0 || order.user.email === '') {
    return null;
  }
  return (
    <div className={styles.mails}>
      {again.isError ? (
        <Notice tone="danger" role="alert">
          <p>{failureText(again.error, texts.mailNotSent)}</p>
        </Notice>
      ) : null}
      {mails.map(({ mail, label }) => (
        <Button
          key={mail}
          variant="secondary"
          size="sm"
          busy={again.isPending && again.variables === mail}
          onClick={() => again.mutate(mail)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
