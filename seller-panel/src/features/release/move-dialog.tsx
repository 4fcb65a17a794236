import { connectionAdvice, failureText } from '@aaram/shared-domain/contract';
import type { ReleaseMoveInput } from '@aaram/shared-domain/release';
import { Button } from '@aaram/shared-ui/button';
import { Dialog } from '@aaram/shared-ui/dialog';
import { Notice } from '@aaram/shared-ui/notice';
import { TextField } from '@aaram/shared-ui/text-field';
import { type FormEvent, useRef, useState } from 'react';
import * as common from '#texts/common.ts';
import * as texts from '#texts/release.ts';
import styles from './release.module.css';
import { useMoveRelease } from './releases-query.ts';

/** A move that is still without its reason. */
export type Choice = Omit<ReleaseMoveInput, 'why'>;

const MOST_CHARACTERS = 200;

const words = {
  promote: {
    title: ({ part, version }: Choice) => texts.promoteQuestion(part, version),
    effect: texts.promoteEffect,
    button: texts.promote,
  },
  rollback: {
    title: ({ part, version }: Choice) => texts.rollBackQuestion(part, version),
    effect: texts.rollBackEffect,
    button: texts.rollBack,
  },
} as const;

/** Asks for the reason before a release is moved. */
export function MoveDialog({ choice, onClose }: { choice: Choice | undefined; onClose: () => void }) {
  return (
    <Dialog
      open={choice !== undefined}
      onOpenChange={onClose}
      title={choice && words[choice.how].title(choice)}
      description={choice && words[choice.how].effect}
    >
      {choice ? <MoveForm choice={choice} onClose={onClose} /> : null}
    </Dialog>
  );
}

function MoveForm({ choice, onClose }: { choice: Choice; onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string>();
  const move = useMoveRelease();
  const advice = connectionAdvice(move.error);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const why = String(new FormData(event.currentTarget).get('why') ?? '').trim();
    if (why === '') {
      setProblem(texts.sayWhy);
      form.current?.querySelector('input')?.focus();
    } else if (!move.isPending) {
      setProblem(undefined);
      move.mutate({ ...choice, why }, { onSuccess: onClose });
    }
  }
  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit}>
      {move.isError ? (
        <Notice tone="danger" role="alert">
          <p>{failureText(move.error, texts.nothingWasChanged)}</p>
          {advice ? <p>{advice}</p> : null}
        </Notice>
      ) : null}
      <TextField
        label={common.reason}
        name="why"
        hint={texts.reasonHint}
        required
        maxLength={MOST_CHARACTERS}
        autoComplete="off"
        error={problem}
      />
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button type="submit" busy={move.isPending}>
          {words[choice.how].button}
        </Button>
      </div>
    </form>
  );
}
