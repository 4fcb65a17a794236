import { createOwnSafetyCalls } from '@aaram/shared-domain/contract';
import { isPanelRole } from '@aaram/shared-domain/identity';
import { useLocation, usePlatform, useSession } from '@aaram/shared-platform';
import { continueSession } from '@aaram/shared-platform/late';
import { useEffect, useRef, useState } from 'react';

/** How often the panel requests a new token while it is in use, ms. */
const ASK_EVERY_MS = 10 * 60_000;

/**
 * Keeps the panel's session fresh: now and then, as pages change, requests a new token with the user's current data.
 * Returns whether the user may work: not before the email address is confirmed, which this browser may not know yet,
 * and, for an admin of a real store, not without a second step at login.
 */
export function usePanelSession(): 'works' | 'unknown' | 'unverified' | 'one-step' {
  const platform = usePlatform();
  const { pathname } = useLocation();
  const { role, isVerified, token, userId } = useSession();
  const [hasAsked, setHasAsked] = useState(false);
  const [needsStep, setNeedsStep] = useState(false);
  const asked = useRef<{ userId: string | null; at: number }>({ userId: null, at: 0 });
  const mayAsk = token !== null && isPanelRole(role);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is a reason to ask, the role is not
  useEffect(() => {
    const isSameUser = asked.current.userId === userId;
    if (!mayAsk || (isSameUser && Date.now() - asked.current.at < ASK_EVERY_MS)) {
      return;
    }
    asked.current = { userId, at: Date.now() };
    if (!isSameUser) {
      setHasAsked(false);
      setNeedsStep(false);
    }
    const calls = createOwnSafetyCalls(platform.api.call);
    if (role === 'admin') {
      calls.getFactors().then(
        ({ isRequired, factors }) => setNeedsStep(isRequired && factors.length === 0),
        () => undefined,
      );
    }
    calls
      .renewSession()
      .then(
        (renewed) => continueSession(platform, renewed),
        () => undefined,
      )
      .finally(() => setHasAsked(true));
  }, [platform, mayAsk, userId, pathname]);
  if (isVerified || !mayAsk) {
    return mayAsk && needsStep ? 'one-step' : 'works';
  }
  return hasAsked ? 'unverified' : 'unknown';
}
