import type { PasskeyAnswer } from '@aaram/shared-domain/identity';
import { offerPasskeys, stopOffering, usePasskeyButton } from '@aaram/shared-platform/late';
import { useEffect, useRef } from 'react';
import type { Login } from './use-login-form.ts';

/** Logging in by a passkey alone: by a button, or by choosing one where the browser fills in the name. */
export function usePasskeyLogin(login: Login) {
  const chosen = useRef<PasskeyAnswer>(undefined);
  const button = usePasskeyButton(async () => {
    const answer = chosen.current;
    chosen.current = undefined;
    await (answer === undefined ? login.other.byPasskey() : login.other.enterByPasskey(answer));
  });
  const latest = useRef({ button, login });
  latest.current = { button, login };
  useEffect(() => {
    let isThere = true;
    void offerPasskeys(() => latest.current.login.other.beginPasskey()).then((answer) => {
      if (isThere && answer !== undefined) {
        chosen.current = answer;
        latest.current.button.press();
      }
    });
    return () => {
      isThere = false;
      stopOffering();
    };
  }, []);
  return button;
}
