import { pages } from '@aaram/shared-domain/contract';
import type { Order } from '@aaram/shared-domain/order';
import { Sentence } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { formatEnd } from '#lib/format-end.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/orders.ts';
import styles from './pay-now.module.css';
import { useHoldEnd } from './use-hold-end.ts';

type PayNowProps = { order: Order; className: string | undefined };

/** For an order that waits for its payment: the end of its hold, and a link to pay. Otherwise nothing. */
export function PayNow({ order, className }: PayNowProps) {
  const { heldUntil, orderStatus, paymentStatus } = order;
  useHoldEnd(heldUntil);
  if (heldUntil !== null) {
    return (
      <div className={`${styles.held} ${className}`}>
        <p>
          <Sentence
            parts={texts.notPaidYet(
              <time dateTime={heldUntil} className={styles.time}>
                {formatEnd(heldUntil)}
              </time>,
            )}
          />
        </p>
        {/* A separate document: only there may the payment provider's script run. */}
        <ButtonLink href={pages.payOrder(order._id)} size="sm">
          {common.payNow}
        </ButtonLink>
      </div>
    );
  }
  const why = order.parcels.some((parcel) => parcel.orderStatus === 'Cancelled')
    ? texts.partCancelled
    : texts.notPaidInTime;
  return orderStatus === 'Pending' && paymentStatus === 'Initiated' ? (
    <p className={`${styles.held} ${className}`}>{why}</p>
  ) : null;
}
