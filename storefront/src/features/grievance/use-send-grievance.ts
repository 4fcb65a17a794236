import { createAttemptKey } from '@aaram/shared-domain/attempt-key';
import { ApiError, createGrievanceCalls } from '@aaram/shared-domain/contract';
import { checkGrievance, type GrievanceDraft, type GrievanceInput } from '@aaram/shared-domain/grievance';
import { useMutation, usePlatform } from '@aaram/shared-platform';
import { type FormEvent, useState } from 'react';

const fields = ['name', 'email', 'mobile', 'topic', 'order', 'text'] as const;
type Field = (typeof fields)[number];
type Problems = Partial<Record<Field, string>>;

const readDraft = (form: HTMLFormElement): GrievanceDraft => {
  const data = new FormData(form);
  const read = (field: Field) => String(data.get(field) ?? '');
  return {
    name: read('name'),
    email: read('email'),
    mobile: read('mobile'),
    topic: read('topic'),
    order: read('order'),
    text: read('text'),
  };
};

/** The server's messages, by field. */
const problemsOf = (error: unknown): Problems =>
  error instanceof ApiError ? Object.fromEntries(error.issues.map(({ path, message }) => [path, message])) : {};

/** Checks and sends a complaint. The same content keeps its key, so a retry does not complain twice. */
export function useSendGrievance() {
  const { call } = usePlatform().api;
  const [problems, setProblems] = useState<Problems>({});
  const [attempt] = useState(createAttemptKey);
  const send = useMutation({
    mutationFn: (draft: GrievanceDraft) => {
      // `checkGrievance` has refused a form without a topic.
      const body = draft as GrievanceDraft & Pick<GrievanceInput, 'topic'>;
      return createGrievanceCalls(call).sendGrievance(body, attempt.keyOf(body));
    },
  });

  function show(form: HTMLFormElement, found: Problems) {
    setProblems(found);
    const first = fields.find((field) => found[field] !== undefined);
    const control = first === undefined ? null : form.elements.namedItem(first);
    if (control instanceof HTMLElement) {
      control.focus();
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (send.isPending) {
      return;
    }
    const form = event.currentTarget;
    const draft = readDraft(form);
    const found = checkGrievance(draft);
    show(form, Object.fromEntries(found.map(({ path, message }) => [path, message])));
    if (found.length === 0) {
      send.mutate(draft, { onError: (error) => show(form, problemsOf(error)) });
    }
  }

  const isOther = send.isError && Object.keys(problems).length === 0;
  return {
    problems,
    /** What failed, where no field is to blame. */
    error: isOther ? send.error : undefined,
    isSending: send.isPending,
    ticket: send.data,
    onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
  };
}
