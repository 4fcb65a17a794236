import { failureText } from '@aaram/shared-domain/contract';
import type { Order } from '@aaram/shared-domain/order';
import { useUnsavedWork } from '@aaram/shared-panel';
import { useSession } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import { TextField } from '@aaram/shared-ui/text-field';
import { useRef, useState } from 'react';
import * as texts from '#texts/orders.ts';
import styles from './order-card.module.css';
import { useDecideHold } from './orders-query.ts';

const decisions = [
  { decision: 'release', label: texts.sendAnyway },
  { decision: 'cancel', label: texts.cancelWhatWaits },
] as const;

/** An admin's decision, with a reason. What was typed stays until it is saved. */
function DecisionForm({ order }: { order: Order }) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFieldSetElement>(null);
  const decide = useDecideHold(order._id, () => form.current?.closest('article')?.focus());
  useUnsavedWork(reason.trim() !== '' && !decide.isSuccess);

  function act(decision: (typeof decisions)[number]['decision']) {
    const isBlank = reason.trim() === '';
    setProblem(isBlank ? texts.sayWhy : undefined);
    if (isBlank) {
      form.current?.querySelector('textarea')?.focus();
    } else if (!decide.isPending) {
      decide.mutate({ decision, reason: reason.trim() });
    }
  }
  return (
    <fieldset ref={form} className={styles.hold}>
      <legend>{texts.decideHold}</legend>
      <TextField
        multiline
        name={`hold-${order._id}`}
        rows={2}
        label={texts.holdReason}
        hint={texts.holdReasonHint}
        maxLength={300}
        error={problem}
        value={reason}
        onChange={({ currentTarget: { value } }) => {
          setReason(value);
          setProblem(undefined);
        }}
      />
      {decide.isError ? (
        <Notice tone="danger" role="alert">
          {failureText(decide.error, texts.holdNotDecided)}
        </Notice>
      ) : null}
      <div className={styles.mails}>
        {decisions.map(({ decision, label }) => (
          <Button
            key={decision}
            size="sm"
            variant="secondary"
            busy={decide.isPending && decide.variables.decision === decision}
            onClick={() => act(decision)}
          >
            {label}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

/** What staff can do about an order on hold: an admin decides, a seller waits (product-rules.md#money-behind-a-credit). */
export function HoldDecision({ order }: { order: Order }) {
  const isAdmin = useSession().role === 'admin';
  if (order.isOnHold !== true) {
    return null;
  }
  return isAdmin ? (
    <DecisionForm order={order} />
  ) : (
    <Notice tone="warning" className={styles.attention}>
      <p>{texts.doNotSendYet}</p>
    </Notice>
  );
}
