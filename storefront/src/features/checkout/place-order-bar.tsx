import { formatPaise } from '@aaram/shared-domain/money';
import { ONLINE_PAYMENT } from '@aaram/shared-domain/order';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import { useEffect, useId, useRef } from 'react';
import { useBottomBar } from '#lib/use-bottom-bar.ts';
import * as texts from '#texts/checkout.ts';
import * as common from '#texts/common.ts';
import styles from './checkout.module.css';
import type { CheckoutProblem } from './missing-list.tsx';
import type { Trouble } from './payment/trouble.ts';
import type { Phase } from './payment/use-payment.ts';

type PlaceOrderBarProps = {
  /** Undefined while nothing is chosen. */
  payablePaise: number | undefined;
  pieces: number;
  /** The problems that keep the button disabled. */
  problems: readonly CheckoutProblem[];
  missingId: string;
  phase: Phase;
  trouble: Trouble | undefined;
  /** What the button is called. @default 'Place Order' */
  label?: string | undefined;
  onPlaceOrder: () => void;
};

const busyTexts: Record<Exclude<Phase, 'idle'>, string> = {
  ordering: texts.placingOrder,
  opening: texts.openingPayment,
  paying: texts.waitingForPayment,
  verifying: texts.checkingPayment,
};

/** A short text beside the button about what is missing; the list on the page names each field. */
function describeWait(problems: readonly CheckoutProblem[]): string {
  if (problems.length === 0) {
    return '';
  }
  if (problems.every(({ path }) => path === 'gstin' || path === 'company')) {
    return texts.completeBusiness;
  }
  if (problems.every(({ path }) => path !== 'paymentMethod')) {
    return texts.completeAddress;
  }
  return problems.length > 1
    ? texts.completeAddressAndSelectPayment(ONLINE_PAYMENT)
    : texts.selectPayment(ONLINE_PAYMENT);
}

/** The button and its last error; at the bottom of the screen on phones. */
export function PlaceOrderBar(props: PlaceOrderBarProps) {
  const { payablePaise, pieces, problems, missingId, phase, trouble, label, onPlaceOrder } = props;
  const isWaiting = problems.length > 0;
  const hintId = useId();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (trouble) {
      bar.current?.scrollIntoView?.({ block: 'nearest' });
    }
  }, [trouble]);
  useBottomBar(true);
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
          {trouble.kind === 'failed' && !isWaiting ? (
            <button type="button" className={styles.retry} onClick={onPlaceOrder}>
              {common.tryAgain}
            </button>
          ) : null}
        </Notice>
      ) : null}
      <p className={styles.barTotal} aria-hidden>
        {payablePaise === undefined ? null : (
          <>
            {formatPaise(payablePaise)}
            <span>{common.countItems(pieces)}</span>
          </>
        )}
      </p>
      <p id={hintId} role="status" className={styles.hint}>
        {describeWait(problems)}
      </p>
      <Button
        block
        disabled={isWaiting}
        busy={phase !== 'idle'}
        aria-describedby={isWaiting ? `${hintId} ${missingId}` : undefined}
        onClick={onPlaceOrder}
        className={styles.place}
      >
        {label ?? texts.placeOrder}
      </Button>
      <p role="status" className={styles.progress}>
        {phase === 'idle' ? '' : busyTexts[phase]}
      </p>
    </div>
  );
}
