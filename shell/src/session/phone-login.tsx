import { failureText } from '@aaram/shared-domain/contract';
import { enterCode } from '@aaram/shared-domain/identity';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import { TextField } from '@aaram/shared-ui/text-field';
import { useEffect, useRef, useState } from 'react';
import * as common from '#texts/common.ts';
import * as texts from '#texts/login.ts';
import { SessionForm } from './session-card.tsx';
import { describeLoginFailure, type Login } from './use-login-form.ts';
import { readText, useSessionForm } from './use-session-form.ts';

type Asked = { mobile: string; challenge: string; message: string; resendSeconds: number };
type PhoneLoginProps = { login: Login; onPassword: () => void };

/** Logging in by a code that comes by SMS: first the number, then the code. */
export function PhoneLogin({ login, onPassword }: PhoneLoginProps) {
  const [asked, setAsked] = useState<Asked>();
  const ask = async (mobile: string) => setAsked({ mobile, ...(await login.other.askCode(mobile)) });
  return (
    <>
      {asked ? (
        <CodeForm key={asked.challenge} login={login} asked={asked} onAskAgain={() => ask(asked.mobile)} />
      ) : (
        <NumberForm onAsk={ask} />
      )}
      {asked ? (
        <Button variant="ghost" block onClick={() => setAsked(undefined)}>
          {texts.otherNumber}
        </Button>
      ) : null}
      <Button variant="ghost" block onClick={onPassword}>
        {texts.byPassword}
      </Button>
    </>
  );
}

/** Goes to a field that has just appeared, or whose form was refused. */
function useFocus(reason: unknown) {
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again after each refusal
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [reason]);
  return field;
}

function NumberForm({ onAsk }: { onAsk: (mobile: string) => Promise<void> }) {
  const form = useSessionForm<{ mobile: string }>({
    read: (data) => ({ mobile: readText(data, 'mobile').trim() }),
    check: ({ mobile }) => (mobile === '' ? [{ path: 'mobile', message: texts.enterMobile }] : []),
    send: ({ mobile }) => onAsk(mobile),
    describe: (error) => failureText(error, texts.codeNotSent),
  });
  const field = useFocus(form.error);
  return (
    <SessionForm form={form} submitLabel={texts.sendCode}>
      <TextField
        ref={field}
        label={texts.mobileNumber}
        name="mobile"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        maxLength={24}
        hint={texts.mobileNumberHint}
        error={form.fieldMessages.mobile}
      />
    </SessionForm>
  );
}

type CodeFormProps = { login: Login; asked: Asked; onAskAgain: () => Promise<void> };

function CodeForm({ login, asked, onAskAgain }: CodeFormProps) {
  const form = useSessionForm<{ code: string }>({
    read: (data) => ({ code: readText(data, 'code').trim() }),
    check: ({ code }) => (code === '' ? [{ path: 'code', message: enterCode }] : []),
    send: ({ code }) => login.other.byCode(asked.challenge, code),
    describe: describeLoginFailure,
  });
  const field = useFocus(form.error);
  return (
    <>
      <Notice role="status">{asked.message}</Notice>
      <SessionForm form={form} submitLabel={common.login}>
        <TextField
          ref={field}
          label={texts.codeFromSms}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          maxLength={20}
          error={form.fieldMessages.code}
        />
      </SessionForm>
      <AskAgain seconds={asked.resendSeconds} onAskAgain={onAskAgain} />
    </>
  );
}

/** Asks for another code, after a wait that it names. */
function AskAgain({ seconds, onAskAgain }: { seconds: number; onAskAgain: () => Promise<void> }) {
  const [left, setLeft] = useState(seconds);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const clock = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1000);
    return () => clearInterval(clock);
  }, []);
  async function press() {
    setBusy(true);
    setProblem(undefined);
    try {
      await onAskAgain();
    } catch (error) {
      setProblem(failureText(error, texts.codeNotSent));
      setBusy(false);
    }
  }
  return (
    <>
      {problem ? (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      ) : null}
      {left > 0 ? (
        <p>{texts.newCodeIn(left)}</p>
      ) : (
        <Button variant="secondary" block busy={isBusy} onClick={() => void press()}>
          {texts.sendNewCode}
        </Button>
      )}
    </>
  );
}
