import { formatPaise } from '@aaram/shared-domain/money';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import { useEffect, useRef } from 'react';
import styles from './checkout.module.css';
import type { Trouble } from './trouble.ts';
import type { Phase } from './use-place-order.ts';

type PlaceOrderBarProps = {
  payablePaise: number;
  pieces: number;
  problemCount: number;
  missingId: string;
  phase: Phase;
  trouble: Trouble | undefined;
  onPlaceOrder: () => void;
};

const busyTexts: Record<Exclude<Phase, 'idle'>, string> = {
  ordering: 'Placing your order…',
  paying: 'Waiting for your payment…',
  verifying: 'Checking your payment…',
};

/** The button, and why it did not work out; at the thumb on a phone. */
export function PlaceOrderBar(props: PlaceOrderBarProps) {
  const { payablePaise, pieces, problemCount, missingId, phase, trouble, onPlaceOrder } = props;
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (trouble) {
      bar.current?.scrollIntoView?.({ block: 'nearest' });
    }
  }, [trouble]);
  return (
    <div ref={bar} className={styles.bar} data-bottom-bar>
      {trouble ? (
        <Notice tone={trouble.kind === 'failed' ? 'danger' : 'warning'} role="alert" className={styles.trouble}>
          <p>
            <strong>{trouble.message}</strong>
          </p>
          {trouble.lines?.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {trouble.advice ? <p>{trouble.advice}</p> : null}
          {trouble.kind === 'failed' && problemCount === 0 ? (
            <button type="button" className={styles.retry} onClick={onPlaceOrder}>
              Try again
            </button>
          ) : null}
        </Notice>
      ) : null}
      <p className={styles.barTotal} aria-hidden>
        {formatPaise(payablePaise)}
        <span>
          {pieces} {pieces === 1 ? 'item' : 'items'}
        </span>
      </p>
      <Button
        block
        disabled={problemCount > 0}
        busy={phase !== 'idle'}
        aria-describedby={problemCount > 0 ? missingId : undefined}
        onClick={onPlaceOrder}
        className={styles.place}
      >
        Place Order
      </Button>
      <p role="status" className={styles.progress}>
        {phase === 'idle' ? '' : busyTexts[phase]}
      </p>
    </div>
  );
}
