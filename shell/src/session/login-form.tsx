import { usePlatform } from '@aaram/shared-platform';
import { useIsSessionKnown } from '@aaram/shared-platform/host';
import { usePasskeyButton } from '@aaram/shared-platform/late';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import { TextField } from '@aaram/shared-ui/text-field';
import { useEffect, useRef, useState } from 'react';
import * as common from '#texts/common.ts';
import * as texts from '#texts/login.ts';
import { LoginFields } from './login-fields.tsx';
import { PhoneLogin } from './phone-login.tsx';
import styles from './session-card.module.css';
import { SessionForm } from './session-card.tsx';
import type { Login } from './use-login-form.ts';
import { usePasskeyLogin } from './use-passkey-login.ts';

/** The login form or another way in, then the form of the second step. */
export function LoginForm({ login }: { login: Login }) {
  const [isByPhone, setByPhone] = useState(false);
  if (login.ways) {
    return <SecondStep login={login} ways={login.ways} />;
  }
  return isByPhone ? (
    <PhoneLogin login={login} onPassword={() => setByPhone(false)} />
  ) : (
    <FirstStep login={login} onPhone={() => setByPhone(true)} />
  );
}

function FirstStep({ login, onPhone }: { login: Login; onPhone: () => void }) {
  const passkey = usePasskeyLogin(login);
  return (
    <>
      {/* Not at load: a page asks the server for nothing by itself. The pointer comes before the focus. */}
      <SessionForm form={login.first} submitLabel={common.login} onApproach={passkey.offer}>
        <LoginFields />
      </SessionForm>
      <OtherWays login={login} passkey={passkey} onPhone={onPhone} />
    </>
  );
}

type OtherWaysProps = { login: Login; passkey: ReturnType<typeof usePasskeyLogin>; onPhone: () => void };

/** Ways in without a password. */
function OtherWays({ login, passkey, onPhone }: OtherWaysProps) {
  const { settings } = usePlatform();
  const isKnown = useIsSessionKnown();
  const isBusy = passkey.isBusy || login.first.status !== 'idle';
  return (
    <div className={styles.form}>
      {passkey.problem ? (
        <Notice tone="danger" role="alert">
          {passkey.problem}
        </Notice>
      ) : null}
      {settings.hasPhoneLogin ? (
        <Button variant="secondary" block disabled={!isKnown || isBusy} onClick={onPhone}>
          {texts.byCode}
        </Button>
      ) : null}
      <Button variant="secondary" block busy={passkey.isBusy} disabled={!isKnown || isBusy} onClick={passkey.press}>
        {texts.byPasskey}
      </Button>
    </div>
  );
}

type SecondStepProps = { login: Login; ways: readonly string[] };

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
