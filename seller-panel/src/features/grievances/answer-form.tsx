import { failureText } from '@aaram/shared-domain/contract';
import type { Grievance } from '@aaram/shared-domain/grievance';
import { useUnsavedWork } from '@aaram/shared-panel';
import { Button } from '@aaram/shared-ui/button';
import { TextField } from '@aaram/shared-ui/text-field';
import { type FormEvent, useState } from 'react';
import styles from './grievance-card.module.css';
import { useChangeGrievance } from './grievances-query.ts';

const hints = {
  mail: 'It is mailed to the complainant.',
  call: 'No mail address was given: call, then write here what you said.',
};

/** Answers a complaint, acknowledges it by phone, or closes it. What was typed stays when sending fails. */
export function AnswerForm({ complaint }: { complaint: Grievance }) {
  const { _id, ticket, state, email, acknowledgedAt } = complaint;
  const [text, setText] = useState('');
  const [isBlank, setBlank] = useState(false);
  const change = useChangeGrievance(_id);
  useUnsavedWork(text.trim() !== '');

  function send(event: FormEvent) {
    event.preventDefault();
    setBlank(text.trim() === '');
    if (text.trim() !== '' && !change.isPending) {
      change.mutate({ action: 'answer', text: text.trim() }, { onSuccess: () => setText('') });
    }
  }
  const act = (action: 'acknowledge' | 'close') => {
    if (!change.isPending) {
      change.mutate({ action });
    }
  };
  const failure = change.isError ? failureText(change.error, 'It is not saved yet.') : undefined;
  const isSending = (action: string) => change.isPending && change.variables.action === action;
  return (
    <form noValidate className={styles.form} onSubmit={send} aria-label={`Answer ${ticket}`}>
      <TextField
        multiline
        rows={3}
        label={state === 'open' ? 'Answer' : 'Another answer'}
        name="answer"
        maxLength={4000}
        hint={email === null ? hints.call : hints.mail}
        error={isBlank ? 'Please write an answer.' : failure}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setBlank(false);
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" size="sm" busy={isSending('answer')}>
          {email === null ? 'Keep answer' : 'Send answer'}
        </Button>
        {acknowledgedAt === null ? (
          <Button variant="secondary" size="sm" busy={isSending('acknowledge')} onClick={() => act('acknowledge')}>
            Acknowledged by phone
          </Button>
        ) : null}
        {state === 'answered' ? (
          <Button variant="secondary" size="sm" busy={isSending('close')} onClick={() => act('close')}>
            Close complaint
          </Button>
        ) : null}
      </div>
    </form>
  );
}
