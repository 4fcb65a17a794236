import { pages } from '@aaram/shared-domain/contract';
import { describeWindow, estimateDelivery } from '@aaram/shared-domain/delivery';
import { formatPaise } from '@aaram/shared-domain/money';
import type { Quote } from '@aaram/shared-domain/pricing';
import { TextLink } from '@aaram/shared-ui/link';
import { SummaryList } from '@aaram/shared-ui/summary-list';
import type { ReactNode } from 'react';
import styles from './checkout.module.css';

type OrderSummaryProps = {
  quote: Quote;
  lines: ReactNode;
  count: number;
  /** Of the address, typed or chosen. */
  pincode: string;
  /** Place Order. */
  children: ReactNode;
};

/** What is bought and what it costs, figure by figure. */
export function OrderSummary({ quote, lines, count, pincode, children }: OrderSummaryProps) {
  const arrival = estimateDelivery(pincode, Date.now());
  return (
    <aside className={styles.summary} aria-labelledby="order-summary">
      <h2 id="order-summary" className={styles.heading}>
        Order summary <span className={styles.count}>{count}</span>
      </h2>
      {lines}
      <SummaryList
        rows={[
          { label: 'Product total', value: formatPaise(quote.total) },
          { label: `GST (${quote.gstRatePercent}%)`, value: formatPaise(quote.gst) },
          quote.delivery === 0
            ? { label: 'Delivery', value: 'Free', tone: 'success' }
            : { label: 'Delivery', value: formatPaise(quote.delivery) },
          ...(arrival === undefined ? [] : [{ label: `Arrives at ${pincode}`, value: describeWindow(arrival) }]),
          { label: 'Payable', value: formatPaise(quote.payable), strong: true },
        ]}
      />
      {children}
      <p className={styles.terms}>
        By placing the order you accept the{' '}
        <TextLink quiet href={pages.terms()} target="_blank" rel="noopener">
          Terms &amp; conditions
        </TextLink>
        .
      </p>
    </aside>
  );
}
