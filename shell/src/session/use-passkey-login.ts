import type { PasskeyAnswer } from '@aaram/shared-domain/identity';
import { offerPasskeys, stopOffering, usePasskeyButton } from '@aaram/shared-platform/late';
import { useEffect, useRef } from 'react';
import type { Login } from './use-login-form.ts';

/**
 * Logging in by a passkey alone: by a button, or by choosing one where the browser fills in the name. `offer` begins
 * the second: call it when somebody turns to the form, since it asks the server for a challenge.
 */
export function usePasskeyLogin(login: Login) {
  const chosen = useRef<PasskeyAnswer>(undefined);
  const stage = useRef<'fresh' | 'offered' | 'left'>('fresh');
  const button = usePasskeyButton(async () => {
    const answer = chosen.current;
    chosen.current = undefined;
    await (answer === undefined ? login.other.byPasskey() : login.other.enterByPasskey(answer));
  });
  const latest = useRef({ button, login });
  latest.current = { button, login };
  async function offer() {
    if (stage.current !== 'fresh') {
      return;
    }
    stage.current = 'offered';
    const answer = await offerPasskeys(async () => {
      const request = await latest.current.login.other.beginPasskey();
      if (stage.current !== 'offered') {
        // The browser has one offer at a time: of a form that has gone, it would end that of the form that is there.
        throw new Error('The form has gone.');
      }
      return request;
    });
    if (stage.current === 'offered' && answer !== undefined) {
      chosen.current = answer;
      latest.current.button.press();
    }
  }
  useEffect(() => {
    // The form has a focus of before its script, and has called `offer` by now: that stands.
    if (stage.current === 'left') {
      stage.current = 'fresh';
    }
    return () => {
      stage.current = 'left';
      stopOffering();
    };
  }, []);
  return { ...button, offer: () => void offer() };
}
