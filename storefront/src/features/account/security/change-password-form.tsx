import { ApiError, connectionAdvice, failureText } from '@aaram/shared-domain/contract';
import { hintOfPassword, MIN_PASSWORD_LENGTH } from '@aaram/shared-domain/identity';
import { toast, useMutation, usePlatform, useQueryClient } from '@aaram/shared-platform';
import { continueSession } from '@aaram/shared-platform/late';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import { PasswordField } from '@aaram/shared-ui/text-field';
import { type FormEvent, useRef, useState } from 'react';
import * as texts from '#texts/account.ts';
import styles from '../account.module.css';
import { devicesKey, useOwnSafetyCalls } from './use-security.ts';

type Draft = { current: string; password: string };
type Problems = Partial<Record<keyof Draft, string>>;

function check({ current, password }: Draft): Problems {
  return {
    ...(current === '' ? { current: texts.enterPresentPassword } : {}),
    ...(password.length < MIN_PASSWORD_LENGTH ? { password: texts.passwordTooShort } : {}),
  };
}

const readText = (form: FormData, name: keyof Draft) => String(form.get(name) ?? '');

/** The server's messages, by field. */
const problemsOf = (error: unknown): Problems =>
  error instanceof ApiError ? Object.fromEntries(error.issues.map(({ path, message }) => [path, message])) : {};

/** Changes the password: asks for the current one, and logs all other devices out. */
export function ChangePasswordForm() {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const calls = useOwnSafetyCalls();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [isOther, setOther] = useState(false);
  const change = useMutation({ mutationFn: ({ current, password }: Draft) => calls.changePassword(current, password) });

  function show(found: Problems) {
    setProblems(found);
    const field = form.current?.elements.namedItem(found.current ? 'current' : 'password');
    if (field instanceof HTMLElement && (found.current || found.password)) {
      field.focus();
    }
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (change.isPending) {
      return;
    }
    const data = new FormData(event.currentTarget);
    const draft = { current: readText(data, 'current'), password: readText(data, 'password') };
    const found = check(draft);
    show(found);
    setOther(false);
    if (Object.keys(found).length > 0) {
      return;
    }
    try {
      continueSession(platform, await change.mutateAsync(draft));
      form.current?.reset();
      toast.success(texts.passwordChanged);
      await queryClient.invalidateQueries({ queryKey: devicesKey });
    } catch (error) {
      const refused = problemsOf(error);
      show(refused);
      setOther(Object.keys(refused).length === 0);
    }
  }

  const advice = connectionAdvice(change.error);
  return (
    <section aria-labelledby="password-title" className={styles.block}>
      <h2 id="password-title">{texts.password}</h2>
      <form ref={form} method="post" noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        {isOther ? (
          <Notice tone="danger" role="alert">
            <p>{failureText(change.error, texts.passwordNotChanged)}</p>
            {advice ? <p>{advice}</p> : null}
          </Notice>
        ) : null}
        <PasswordField label={texts.presentPassword} name="current" required maxLength={200} error={problems.current} />
        <PasswordField
          label={texts.newPassword}
          name="password"
          autoComplete="new-password"
          required
          maxLength={200}
          hintOf={hintOfPassword}
          error={problems.password}
        />
        <div className={styles.formActions}>
          <Button type="submit" busy={change.isPending}>
            {texts.changePassword}
          </Button>
        </div>
      </form>
    </section>
  );
}
