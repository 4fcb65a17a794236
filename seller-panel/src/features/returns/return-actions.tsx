import { failureText } from '@aaram/shared-domain/contract';
import { MAX_RETURN_TEXT, type Return, type ReturnMove } from '@aaram/shared-domain/return';
import { useUnsavedWork } from '@aaram/shared-panel';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import { TextField } from '@aaram/shared-ui/text-field';
import { type ChangeEvent, useRef, useState } from 'react';
import record from '#lib/record-card/record-card.module.css';
import * as common from '#texts/common.ts';
import * as texts from '#texts/returns.ts';
import { useMoveReturn } from './returns-query.ts';

type Choice = { label: string; move: ReturnMove; isMain?: boolean };

const thenRefund = {
  approve: texts.approveAndRefund,
  sellAgain: texts.acceptSellAgainRefund,
  doNotSell: texts.acceptNotSellRefund,
};
const thenCredit = {
  approve: texts.approveAndCredit,
  sellAgain: texts.acceptSellAgainCredit,
  doNotSell: texts.acceptNotSellCredit,
};
const thenExchange = {
  approve: texts.approveAndExchange,
  sellAgain: texts.acceptSellAgainExchange,
  doNotSell: texts.acceptNotSellExchange,
};

/** What follows when it is accepted. */
function nameEnd({ kind, payout }: Return) {
  if (kind === 'exchange') {
    return thenExchange;
  }
  return payout === 'credit-note' ? thenCredit : thenRefund;
}

/** What can be done now, each with its words. */
function listChoices(row: Return): Choice[] {
  const { actions, reason } = row;
  const { approve, sellAgain, doNotSell } = nameEnd(row);
  const all: (Choice | undefined)[] = [
    actions.includes('approve')
      ? {
          label: reason === 'missing' ? approve : texts.approve,
          move: { action: 'approve' },
          isMain: true,
        }
      : undefined,
    actions.includes('pick-up') ? { label: texts.pickedUp, move: { action: 'pick-up' }, isMain: true } : undefined,
    ...(actions.includes('accept')
      ? [
          { label: sellAgain, move: { action: 'accept', restock: true }, isMain: true } as const,
          { label: doNotSell, move: { action: 'accept', restock: false } } as const,
        ]
      : []),
    actions.includes('send') ? { label: texts.newItemSent, move: { action: 'send' }, isMain: true } : undefined,
    actions.includes('refuse') ? { label: texts.refuse, move: { action: 'refuse' } } : undefined,
    actions.includes('reject') ? { label: texts.doNotAccept, move: { action: 'reject' } } : undefined,
  ];
  return all.filter((choice) => choice !== undefined);
}

const hints = {
  refuse: texts.neededToRefuse,
  reject: texts.neededToReject,
};

const needsWhy = ({ action }: ReturnMove) => action === 'refuse' || action === 'reject';

/** What was typed, as the part of the move that it belongs to: why, or the tracking id. */
function readTyped({ action }: ReturnMove, typed: string): Partial<ReturnMove> {
  if (typed === '') {
    return {};
  }
  return action === 'send' ? { trackingId: typed } : needsWhy({ action }) ? { answer: typed } : {};
}

/** Moves a return to its next state. What was typed stays until it is saved. */
export function ReturnActions({ row }: { row: Return }) {
  const choices = listChoices(row);
  return choices.length === 0 ? null : <Moves row={row} choices={choices} />;
}

function Moves({ row, choices }: { row: Return; choices: readonly Choice[] }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [movedFrom, setMovedFrom] = useState<Return['state']>();
  const form = useRef<HTMLDivElement>(null);
  const move = useMoveReturn(row._id, ({ answer, trackingId }) => {
    if (answer !== undefined || trackingId !== undefined) {
      setText('');
    }
    // The pressed button goes when the list is read again.
    form.current?.closest('article')?.focus();
  });
  useUnsavedWork(text.trim() !== '');
  // The list may show the next state while the rest of the page is still being read again: then a press counts.
  const isMoving = move.isPending && movedFrom === row.state;

  function act(chosen: ReturnMove) {
    const typed = text.trim();
    if (needsWhy(chosen) && typed === '') {
      setProblem(texts.sayWhy);
      form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
      return;
    }
    setProblem(undefined);
    if (!isMoving) {
      setMovedFrom(row.state);
      move.mutate({ ...chosen, ...readTyped(chosen, typed) });
    }
  }
  const isBusy = ({ action, restock }: ReturnMove) =>
    isMoving && move.variables?.action === action && move.variables.restock === restock;
  const field = {
    error: problem,
    value: text,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setText(event.currentTarget.value);
      setProblem(undefined);
    },
  };
  return (
    <div className={record.form} ref={form}>
      {row.actions.includes('send') ? (
        <TextField label={common.trackingId} name="trackingId" maxLength={64} autoComplete="off" {...field} />
      ) : (
        <TextField
          multiline
          rows={2}
          label={common.reason}
          name="answer"
          hint={hints[row.actions.includes('reject') ? 'reject' : 'refuse']}
          maxLength={MAX_RETURN_TEXT}
          {...field}
        />
      )}
      {move.isError ? (
        <Notice tone="danger" role="alert">
          {failureText(move.error, common.notSavedYet)}
        </Notice>
      ) : null}
      <div className={record.actions}>
        {choices.map(({ label, move: chosen, isMain = false }) => (
          <Button
            key={label}
            size="sm"
            variant={isMain ? 'primary' : 'secondary'}
            busy={isBusy(chosen)}
            onClick={() => act(chosen)}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
