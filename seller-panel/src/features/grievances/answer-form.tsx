import { failureText } from '@aaram/shared-domain/contract';
import type { Grievance } from '@aaram/shared-domain/grievance';
import { Button } from '@aaram/shared-ui/button';
import { TextField } from '@aaram/shared-ui/text-field';
import { Form } from '#lib/form/form.tsx';
import { useForm } from '#lib/form/use-form.ts';
import record from '#lib/record-card/record-card.module.css';
import * as common from '#texts/common.ts';
import * as texts from '#texts/grievances.ts';
import { useChangeGrievance } from './grievances-query.ts';

const hints = {
  mail: texts.answerIsMailed,
  call: texts.callThenWrite,
};

/** Answers a complaint, acknowledges it by phone, or closes it. What was typed stays when sending fails. */
export function AnswerForm({ complaint }: { complaint: Grievance }) {
  const { _id, ticket, state, email, acknowledgedAt } = complaint;
  const change = useChangeGrievance(_id);
  const form = useForm({
    start: { answer: '' },
    schema: async () => (await import(/* webpackChunkName: "form-schemas" */ './answer-schema.ts')).answerForm,
    send: async (answer) => {
      await change.mutateAsync(answer);
      form.reset();
    },
    isUnsaved: ({ answer }) => answer.trim() !== '',
  });
  const failure = change.isError ? failureText(change.error, common.notSavedYet) : undefined;
  const isSending = (action: string) => change.isPending && change.variables.action === action;
  const act = (action: 'acknowledge' | 'close') => {
    if (!isSending(action)) {
      change.mutate({ action });
    }
  };
  return (
    <Form of={form} className={record.form} aria-label={texts.answerTicket(ticket)}>
      <TextField
        multiline
        rows={3}
        label={state === 'open' ? texts.answer : texts.anotherAnswer}
        {...form.field('answer')}
        maxLength={4000}
        hint={email === null ? hints.call : hints.mail}
        error={form.problems.answer ?? failure}
      />
      <div className={record.actions}>
        <Button type="submit" size="sm" busy={isSending('answer')}>
          {email === null ? texts.keepAnswer : texts.sendAnswer}
        </Button>
        {acknowledgedAt === null ? (
          <Button variant="secondary" size="sm" busy={isSending('acknowledge')} onClick={() => act('acknowledge')}>
            {texts.acknowledgedByPhone}
          </Button>
        ) : null}
        {state === 'answered' ? (
          <Button variant="secondary" size="sm" busy={isSending('close')} onClick={() => act('close')}>
            {texts.closeComplaint}
          </Button>
        ) : null}
      </div>
    </Form>
  );
}
