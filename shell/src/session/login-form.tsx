import { Button } from '@aaram/shared-ui/button';
import { TextField } from '@aaram/shared-ui/text-field';
import { useEffect, useRef } from 'react';
import { LoginFields } from './login-fields.tsx';
import { SessionForm } from './session-card.tsx';
import type { useLoginForm } from './use-login-form.ts';

/** The form of a login, then that of its second step. */
export function LoginForm({ login }: { login: ReturnType<typeof useLoginForm> }) {
  return login.asksForCode ? (
    <SecondStep login={login} />
  ) : (
    <SessionForm form={login.first} submitLabel="Login">
      <LoginFields />
    </SessionForm>
  );
}

function SecondStep({ login }: { login: ReturnType<typeof useLoginForm> }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      <SessionForm form={login.second} submitLabel="Continue">
        <TextField
          ref={field}
          label="Code of your app"
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={40}
          hint="Six figures that your authenticator app shows, or one of your recovery codes."
          error={login.second.fieldMessages.code}
        />
      </SessionForm>
      <Button variant="ghost" block onClick={login.startAgain}>
        Start again
      </Button>
    </>
  );
}
