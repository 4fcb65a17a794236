import { failureText } from '@aaram/shared-domain/contract';
import type { CreditAction, PanelCredit } from '@aaram/shared-domain/credit';
import { useUnsavedWork } from '@aaram/shared-panel';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import { TextField } from '@aaram/shared-ui/text-field';
import { useRef, useState } from 'react';
import record from '#lib/record-card/record-card.module.css';
import * as common from '#texts/common.ts';
import * as texts from '#texts/credits.ts';
import { useChangeCredit } from './credits-query.ts';

const labels: Record<CreditAction, string> = {
  mail: texts.sendAgain,
  withdraw: texts.withdraw,
  refund: texts.refund,
};

/** Sends a gift card again, or withdraws a credit with a reason. What was typed stays until it is done. */
export function CreditActions({ credit: { _id, actions } }: { credit: PanelCredit }) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLDivElement>(null);
  const change = useChangeCredit(_id, () => {
    setReason('');
    // The pressed button may go when the list is read again.
    form.current?.closest('article')?.focus();
  });
  useUnsavedWork(reason.trim() !== '');

  function act(action: CreditAction) {
    const isBlank = action !== 'mail' && reason.trim() === '';
    setProblem(isBlank ? texts.sayWhy : undefined);
    if (isBlank) {
      form.current?.querySelector('textarea')?.focus();
    } else if (!change.isPending) {
      change.mutate({ action, reason: action === 'mail' ? '' : reason.trim() });
    }
  }
  const takesReason = actions.some((action) => action !== 'mail');
  return actions.length === 0 ? null : (
    <div ref={form} className={record.form}>
      {takesReason ? (
        <TextField
          multiline
          rows={2}
          label={common.reason}
          name="reason"
          hint={texts.reasonHint}
          maxLength={300}
          error={problem}
          value={reason}
          onChange={(event) => {
            setReason(event.currentTarget.value);
            setProblem(undefined);
          }}
        />
      ) : null}
      {change.isError ? (
        <Notice tone="danger" role="alert">
          {failureText(change.error, common.notSavedYet)}
        </Notice>
      ) : null}
      <div className={record.actions}>
        {actions.map((action) => (
          <Button
            key={action}
            size="sm"
            variant="secondary"
            busy={change.isPending && change.variables.action === action}
            onClick={() => act(action)}
          >
            {labels[action]}
          </Button>
        ))}
      </div>
    </div>
  );
}
