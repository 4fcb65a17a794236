import { pages } from '@aaram/shared-domain/contract';
import { paiseFromRupees } from '@aaram/shared-domain/money';
import { judgeOrder, type Order } from '@aaram/shared-domain/order';
import { chargesOf, priceTotal, type Quote } from '@aaram/shared-domain/pricing';
import { Link } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { Notice } from '@aaram/shared-ui/notice';
import { Container } from '@aaram/shared-ui/page-frame';
import { Steps } from '@aaram/shared-ui/steps';
import { VisuallyHidden } from '@aaram/shared-ui/visually-hidden';
import { type ReactNode, useEffect } from 'react';
import { AddressLines } from '#lib/address/address-lines.tsx';
import { formatEnd } from '#lib/format-end.ts';
import * as texts from '#texts/checkout.ts';
import * as common from '#texts/common.ts';
import styles from './checkout.module.css';
import { OrderSummary } from './order-summary.tsx';
import { PlaceOrderBar } from './place-order-bar.tsx';
import { stepNames } from './step-names.ts';
import { usePayOrder } from './use-pay-order.ts';

type PayOrderViewProps = {
  order: Order;
  lines: ReactNode;
};

/** The prices of the order when it was placed. */
const quoteOf = ({ priceRule, charges, totalAmount, gstAmount, deliveryCharges, payableAmount }: Order): Quote => ({
  ...priceTotal(paiseFromRupees(totalAmount), priceRule, { by: chargesOf(charges) }),
  gst: paiseFromRupees(gstAmount),
  delivery: paiseFromRupees(deliveryCharges),
  payable: paiseFromRupees(payableAmount),
});

/** Whether a link opened the page: not a reload, nor back or forward. */
const isArrival = () =>
  performance.getEntriesByType?.('navigation').some((entry) => 'type' in entry && entry.type === 'navigate') ?? false;

/** Pays an order that was placed before. When a link opened the page, the payment window opens by itself. */
export function PayOrderView({ order, lines }: PayOrderViewProps) {
  const { phase, trouble, payNow } = usePayOrder(order);
  const { heldUntil, shippingAddress: to } = order;
  const isWaiting = heldUntil !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (isWaiting && isArrival()) {
      void payNow();
    }
  }, []);
  if (!isWaiting && phase === 'idle') {
    return <NothingToPay order={order} />;
  }
  const quote = quoteOf(order);
  const credit = paiseFromRupees(order.creditAmount ?? 0);
  const split = { credit, left: quote.payable - credit };
  return (
    <Container className={styles.page}>
      <VisuallyHidden as="h1">{common.checkout}</VisuallyHidden>
      <Steps steps={stepNames} current={2} className={styles.steps} aria-label={texts.steps} />
      <div className={styles.columns}>
        <div className={styles.choices}>
          <section aria-labelledby="placed-order" className={styles.placed}>
            <h2 id="placed-order" className={styles.heading}>
              {texts.orderNumber(order.number)}
            </h2>
            {isWaiting ? <Notice>{texts.notPaidYet(formatEnd(heldUntil))}</Notice> : null}
            <address>
              {texts.deliveryTo}
              <br />
              <AddressLines to={to} />
            </address>
          </section>
        </div>
        <OrderSummary
          quote={quote}
          split={split}
          lines={lines}
          count={order.product.length}
          pincode={to.pincode}
          isPlaced
        >
          <PlaceOrderBar
            label={common.payNow}
            payablePaise={split.left}
            pieces={order.product.reduce((sum, line) => sum + line.quantity, 0)}
            problems={[]}
            missingId=""
            phase={phase}
            trouble={trouble}
            onPlaceOrder={() => void payNow()}
          />
        </OrderSummary>
      </div>
    </Container>
  );
}

function NothingToPay({ order }: { order: Order }) {
  const outcome = judgeOrder(order);
  const isLate = outcome === 'waiting' || outcome === 'failed';
  const why = order.parcels.some(({ orderStatus }) => orderStatus === 'Cancelled' && outcome === 'waiting')
    ? texts.partCancelled
    : texts.notPaidInTime;
  return (
    <Container className={styles.nothing}>
      <VisuallyHidden as="h1">{common.checkout}</VisuallyHidden>
      <EmptyState
        title={isLate ? why : texts.nothingToPay}
        action={
          <ButtonLink as={Link} to={pages.orderConfirmation(order._id, order.paymentStatus)}>
            {texts.viewOrder}
          </ButtonLink>
        }
      >
        {isLate ? texts.orderAgain : null}
      </EmptyState>
    </Container>
  );
}
