import { ApiError } from '@aaram/shared-domain/contract';
import { allFieldsRequired } from '@aaram/shared-domain/identity';
import { type FormEvent, useState } from 'react';

export type Problem = { path: string; message: string };

type SessionFormOptions<Draft> = {
  read: (form: FormData) => Draft;
  check: (draft: Draft) => readonly Problem[];
  /** Sends the draft; an error becomes the form's message. */
  send: (draft: Draft) => Promise<void>;
  describe: (error: unknown) => string;
  /** Whether a refusal that names fields of this form stands under them; a login never says which one was wrong. */
  marksRefusedFields?: true;
};

export const readText = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** One message concerns the whole form and is shown once, not under each blank field (product-rules.md#signup). */
function sortProblems(problems: readonly Problem[]) {
  const formMessage = problems.find(({ message }) => message === allFieldsRequired)?.message;
  const fields = problems.filter(({ message }) => message !== allFieldsRequired);
  return { formMessage, fieldMessages: Object.fromEntries(fields.map(({ path, message }) => [path, message])) };
}

const nothingWrong: ReturnType<typeof sortProblems> = { formMessage: undefined, fieldMessages: {} };

function focusField(form: HTMLFormElement, path: string | undefined) {
  const field = path === undefined ? null : form.elements.namedItem(path);
  if (field instanceof HTMLElement) {
    field.focus();
  }
}

/** What the server refuses of fields that this form shows, each in its words (product-rules.md#signup). */
function problemsOfAnswer(form: HTMLFormElement, cause: unknown): Problem[] {
  const issues = cause instanceof ApiError ? cause.issues : [];
  return issues.filter(({ path }) => form.elements.namedItem(path) !== null);
}

/**
 * A form of a few fields: checks, sends, shows what is wrong. The fields are uncontrolled, so that nothing typed is
 * lost, not even text typed before the script loaded.
 */
export function useSessionForm<Draft>({ read, check, send, describe, marksRefusedFields }: SessionFormOptions<Draft>) {
  const [problems, setProblems] = useState(nothingWrong);
  const [status, setStatus] = useState<'idle' | 'busy' | 'done'>('idle');
  const [error, setError] = useState<unknown>();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (status !== 'idle') {
      return;
    }
    const form = event.currentTarget;
    const draft = read(new FormData(form));
    const found = check(draft);
    setProblems(sortProblems(found));
    setError(undefined);
    if (found.length > 0) {
      focusField(form, found[0]?.path);
      return;
    }
    setStatus('busy');
    try {
      await send(draft);
      setStatus('done');
    } catch (cause) {
      const refused = marksRefusedFields ? problemsOfAnswer(form, cause) : [];
      setError(refused.length > 0 ? undefined : cause);
      setProblems(refused.length > 0 ? sortProblems(refused) : { formMessage: describe(cause), fieldMessages: {} });
      setStatus('idle');
      focusField(form, refused[0]?.path);
    }
  };

  return { ...problems, status, error, onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event) };
}
