import { ApiError, createOwnSafetyCalls, failureText } from '@aaram/shared-domain/contract';
import { checkLogin, enterCode, type LoginResult, type PasskeyAnswer } from '@aaram/shared-domain/identity';
import { usePlatform } from '@aaram/shared-platform';
import { sessionActions } from '@aaram/shared-platform/host';
import { answerByPasskey } from '@aaram/shared-platform/late';
import { useState } from 'react';
import * as texts from '#texts/login.ts';
import { readText, useSessionForm } from './use-session-form.ts';

type LoginDraft = { email: string; password: string };
type CodeDraft = { code: string };
/** What the first step returned: the challenge, and the ways that the account has for the second step. */
type Asked = { challenge: string; ways: readonly string[] };

const asksForCode = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'SECOND_FACTOR_REQUIRED' && typeof error.details.challenge === 'string';

/** The server's message (product-rules.md#login). Without one, only a 401 may blame what was typed. */
export function describeLoginFailure(error: unknown) {
  // A correct password that needs a second step is no failure.
  return asksForCode(error)
    ? ''
    : failureText(
        error,
        error instanceof ApiError && error.status === 401 ? texts.invalidCredentials : texts.loginFailed,
      );
}

const readAsked = ({ details: { challenge, ways } }: ApiError): Asked => ({
  challenge: String(challenge),
  ways: Array.isArray(ways) ? ways.map(String) : ['totp'],
});

const checkCode = ({ code }: CodeDraft) => (code === '' ? [{ path: 'code', message: enterCode }] : []);

/**
 * Logging in: checks the form, calls the server, and passes the result on (product-rules.md#login). An account with a
 * second step is asked for it next.
 */
export function useLoginForm(onLogin: (result: LoginResult) => Promise<void>) {
  const { store, api } = usePlatform();
  const [asked, setAsked] = useState<Asked>();
  const calls = createOwnSafetyCalls(api.call);
  const challenge = asked?.challenge ?? '';
  const send = async (ask: () => Promise<LoginResult>) => {
    store.dispatch(sessionActions.loginStarted());
    const result = await ask().catch((error: unknown) => {
      store.dispatch(sessionActions.loginFailed());
      if (asksForCode(error)) {
        setAsked(readAsked(error));
      }
      throw error;
    });
    await onLogin(result);
  };
  const first = useSessionForm<LoginDraft>({
    read: (data) => ({ email: readText(data, 'email'), password: readText(data, 'password') }),
    check: checkLogin,
    send: (draft) => send(() => api.login({ ...draft, email: draft.email.trim() })),
    describe: describeLoginFailure,
  });
  const second = useSessionForm<CodeDraft>({
    read: (data) => ({ code: readText(data, 'code').trim() }),
    check: checkCode,
    send: ({ code }) => send(() => calls.finishLogin({ challenge, code })),
    describe: describeLoginFailure,
  });
  const byPasskey = () =>
    send(async () => {
      const passkey = await answerByPasskey(await calls.beginLoginPasskey(challenge));
      return calls.finishLogin({ challenge, passkey });
    });
  const enterByPasskey = (passkey: PasskeyAnswer) => send(() => calls.loginByPasskey(passkey));
  /** Ways in without the password. */
  const other = {
    askCode: (mobile: string) => calls.askLoginCode(mobile),
    byCode: (ticket: string, code: string) => send(() => calls.loginByCode(ticket, code)),
    beginPasskey: () => calls.beginPasskeyLogin(),
    enterByPasskey,
    byPasskey: async () => enterByPasskey(await answerByPasskey(await calls.beginPasskeyLogin())),
  };
  return { first, second, byPasskey, other, ways: asked?.ways, startAgain: () => setAsked(undefined) };
}

export type Login = ReturnType<typeof useLoginForm>;
