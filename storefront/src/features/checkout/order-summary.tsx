import { pages } from '@aaram/shared-domain/contract';
import { describeWindow, estimateDelivery } from '@aaram/shared-domain/delivery';
import { formatPaise } from '@aaram/shared-domain/money';
import {
  describeAgreedCharges,
  describeSplit,
  noteOnGst,
  type PaymentSplit,
  type Quote,
} from '@aaram/shared-domain/pricing';
import { Sentence } from '@aaram/shared-platform';
import { IconChevronDown } from '@aaram/shared-ui/icon';
import { TextLink } from '@aaram/shared-ui/link';
import { SummaryList } from '@aaram/shared-ui/summary-list';
import { type ReactNode, useId, useState } from 'react';
import * as texts from '#texts/checkout.ts';
import * as common from '#texts/common.ts';
import * as creditTexts from '#texts/credits.ts';
import styles from './checkout.module.css';

type OrderSummaryProps = {
  quote: Quote;
  /** What credits pay of it, and what is left. */
  split: PaymentSplit;
  lines: ReactNode;
  count: number;
  /** Of the chosen or typed address. */
  pincode: string;
  /** True for a placed order: its terms were accepted when it was placed. */
  isPlaced?: boolean | undefined;
  children: ReactNode;
};

/** The items and all figures of the purchase; on phones one line with the total, which can be unfolded. */
export function OrderSummary({ quote, split, lines, count, pincode, isPlaced, children }: OrderSummaryProps) {
  const arrival = estimateDelivery(pincode, Date.now());
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const charges = describeAgreedCharges(quote, common.payable);
  const [costs, sum] = [charges.slice(0, -1), charges.slice(-1)];
  return (
    <aside className={styles.summary} aria-labelledby="order-summary">
      <div className={styles.fold} data-open={isOpen || undefined}>
        <h2 id="order-summary" className={styles.heading}>
          <span className={styles.title}>
            {texts.orderSummary} <span className={styles.count}>{count}</span>
          </span>
          <button
            type="button"
            className={styles.unfold}
            aria-expanded={isOpen}
            aria-controls={detailsId}
            onClick={() => setIsOpen(!isOpen)}
          >
            <span>{texts.orderSummaryOf(formatPaise(split.left))}</span>
            <IconChevronDown size={20} />
          </button>
        </h2>
        <div id={detailsId} className={styles.details}>
          {lines}
          <SummaryList
            rows={[
              ...costs,
              ...(arrival === undefined ? [] : [{ label: texts.arrivesAt(pincode), value: describeWindow(arrival) }]),
              ...sum,
              ...describeSplit(split, creditTexts.leftToPay),
            ]}
          />
        </div>
      </div>
      {children}
      <p className={styles.terms}>
        {noteOnGst(quote.rule)}
        {isPlaced ? null : (
          <>
            {' '}
            <Sentence
              parts={texts.acceptTerms((words) => (
                <TextLink quiet href={pages.terms()} target="_blank" rel="noopener">
                  {words}
                </TextLink>
              ))}
            />
          </>
        )}
      </p>
    </aside>
  );
}
