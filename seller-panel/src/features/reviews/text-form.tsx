import { failureText } from '@aaram/shared-domain/contract';
import { useUnsavedWork } from '@aaram/shared-panel';
import { Button } from '@aaram/shared-ui/button';
import { TextField } from '@aaram/shared-ui/text-field';
import { type FormEvent, type ReactNode, useState } from 'react';
import record from '#lib/record-card/record-card.module.css';
import * as texts from '#texts/reviews.ts';
import type { useMoveReview } from './reviews-query.ts';

type TextFormProps = {
  kind: 'answer' | 'hide';
  /** Accessible name of the form. */
  name: string;
  label: string;
  hint: string;
  submit: string;
  /** Said when nothing was written. */
  blank: string;
  maxLength: number;
  initial?: string | undefined;
  move: ReturnType<typeof useMoveReview>;
  children?: ReactNode;
};

/** A text about a review, to be sent: an answer, or why it is hidden. What was typed stays when sending fails. */
export function TextForm(props: TextFormProps) {
  const { kind, name, label, hint, submit, blank, maxLength, initial = '', move, children } = props;
  const [text, setText] = useState(initial);
  const [isBlank, setBlank] = useState(false);
  useUnsavedWork(text.trim() !== initial);

  function send(event: FormEvent) {
    event.preventDefault();
    setBlank(text.trim() === '');
    if (text.trim() !== '' && !move.isPending) {
      move.mutate({ kind, text: text.trim() });
    }
  }
  const isOwn = move.variables?.kind === kind;
  const failure = move.isError && isOwn ? failureText(move.error, texts.notSaved) : undefined;
  return (
    <form noValidate className={record.form} onSubmit={send} aria-label={name}>
      <TextField
        multiline
        rows={2}
        label={label}
        name={kind}
        maxLength={maxLength}
        hint={hint}
        error={isBlank ? blank : failure}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setBlank(false);
        }}
      />
      <div className={record.actions}>
        <Button
          type="submit"
          size="sm"
          variant={kind === 'hide' ? 'secondary' : 'primary'}
          busy={move.isPending && isOwn}
        >
          {submit}
        </Button>
        {children}
      </div>
    </form>
  );
}
