import { usePasskeyButton } from '@aaram/shared-platform/late';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import { TextField } from '@aaram/shared-ui/text-field';
import { useEffect, useRef } from 'react';
import * as common from '#texts/common.ts';
import * as texts from '#texts/login.ts';
import { LoginFields } from './login-fields.tsx';
import { SessionForm } from './session-card.tsx';
import type { useLoginForm } from './use-login-form.ts';

/** The login form, then the form of its second step. */
export function LoginForm({ login }: { login: ReturnType<typeof useLoginForm> }) {
  return login.ways ? (
    <SecondStep login={login} ways={login.ways} />
  ) : (
    <SessionForm form={login.first} submitLabel={common.login}>
      <LoginFields />
    </SessionForm>
  );
}

type SecondStepProps = { login: ReturnType<typeof useLoginForm>; ways: readonly string[] };

function SecondStep({ login, ways }: SecondStepProps) {
  const field = useRef<HTMLInputElement>(null);
  const passkey = usePasskeyButton(login.byPasskey);
  useEffect(() => field.current?.focus(), []);
  const hasApp = ways.includes('totp');
  const isBusy = passkey.isBusy || login.second.status !== 'idle';
  return (
    <>
      <SessionForm form={login.second} submitLabel={texts.continueLogin}>
        <TextField
          ref={field}
          label={hasApp ? texts.codeOfApp : texts.recoveryCode}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={40}
          hint={hasApp ? texts.codeOfAppHint : texts.recoveryCodeHint}
          error={login.second.fieldMessages.code}
        />
      </SessionForm>
      {passkey.problem ? (
        <Notice tone="danger" role="alert">
          {passkey.problem}
        </Notice>
      ) : null}
      {ways.includes('passkey') ? (
        <Button variant="secondary" block busy={passkey.isBusy} disabled={isBusy} onClick={passkey.press}>
          {texts.passkey}
        </Button>
      ) : null}
      <Button variant="ghost" block onClick={login.startAgain}>
        {texts.startAgain}
      </Button>
    </>
  );
}
