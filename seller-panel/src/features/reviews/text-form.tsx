import { failureText } from '@aaram/shared-domain/contract';
import { Button } from '@aaram/shared-ui/button';
import { TextField } from '@aaram/shared-ui/text-field';
import type { ReactNode } from 'react';
import { Form } from '#lib/form/form.tsx';
import { useForm } from '#lib/form/use-form.ts';
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
  const form = useForm({
    start: { text: initial },
    schema: async () => (await import(/* webpackChunkName: "form-schemas" */ './text-schema.ts')).textForm(kind, blank),
    send: ({ text }) => move.mutateAsync({ kind, text }),
    isUnsaved: ({ text }) => text.trim() !== initial,
  });
  const isOwn = move.variables?.kind === kind;
  const failure = move.isError && isOwn ? failureText(move.error, texts.notSaved) : undefined;
  return (
    <Form of={form} className={record.form} aria-label={name}>
      <TextField
        multiline
        rows={2}
        label={label}
        {...form.field('text')}
        name={kind}
        maxLength={maxLength}
        hint={hint}
        error={form.problems.text ?? failure}
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
    </Form>
  );
}
