import { pages } from '@aaram/shared-domain/contract';
import { useNavigate } from 'react-router-dom';
import { usePlatform } from '../host/platform-context.ts';
import { forgetPage } from './intent.ts';
import { keepSessionEnd } from './session-end.ts';

/**
 * Ends the session here at once and on the server in the background, then goes to /login
 * (product-rules.md#sessions-end).
 */
export function useLogout(): (after?: () => void) => Promise<void> {
  const { api, endSession } = usePlatform();
  const navigate = useNavigate();
  return async (after) => {
    // The call reads the token when it is made, so the session can be cleared without waiting for the response.
    const revoked = api.logout().catch(() => undefined);
    forgetPage();
    await navigate(pages.login());
    keepSessionEnd(false);
    endSession();
    after?.();
    await revoked;
  };
}
