import { ApiError, failureText } from '@aaram/shared-domain/contract';
import { checkLogin, type LoginResult } from '@aaram/shared-domain/identity';
import { usePlatform } from '@aaram/shared-platform';
import { sessionActions } from '@aaram/shared-platform/host';
import { readText, useSessionForm } from './use-session-form.ts';

type LoginDraft = { email: string; password: string };

/** The server's words (specification §8). Without any, only its refusal of who asks may blame what was typed. */
const describeLoginFailure = (error: unknown) =>
  failureText(error, error instanceof ApiError && error.status === 401 ? 'Invalid credentials!' : 'Login failed!');

/** The login form: checks, asks the server, and hands on what it answered (specification §4, §5, §8). */
export function useLoginForm(onLogin: (result: LoginResult) => Promise<void>) {
  const { store, api } = usePlatform();
  return useSessionForm<LoginDraft>({
    read: (data) => ({ email: readText(data, 'email'), password: readText(data, 'password') }),
    check: checkLogin,
    send: async (draft) => {
      store.dispatch(sessionActions.loginStarted());
      const result = await api.login({ ...draft, email: draft.email.trim() }).catch((error: unknown) => {
        store.dispatch(sessionActions.loginFailed());
        throw error;
      });
      await onLogin(result);
    },
    describe: describeLoginFailure,
  });
}
