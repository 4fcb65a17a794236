import { createOwnSafetyCalls } from '@aaram/shared-domain/contract';
import { isPanelRole } from '@aaram/shared-domain/identity';
import { useLocation, usePlatform, useSession } from '@aaram/shared-platform';
import { continueSession } from '@aaram/shared-platform/late';
import { useEffect, useRef, useState } from 'react';

/** How often the panel asks for another token while somebody works, ms. */
const ASK_EVERY_MS = 10 * 60_000;

/**
 * Keeps the session of whoever works here fresh: asks the server now and then, as pages change, for another token and
 * as whom it knows the person. Answers whether there is work: not before the mail address is confirmed, which this
 * browser may not know yet.
 */
export function usePanelSession(): 'works' | 'unknown' | 'unverified' {
  const platform = usePlatform();
  const { pathname } = useLocation();
  const { role, isVerified, token } = useSession();
  const [hasAsked, setHasAsked] = useState(false);
  const askedAt = useRef(0);
  const mayAsk = token !== null && isPanelRole(role);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is a reason to ask
  useEffect(() => {
    if (!mayAsk || Date.now() - askedAt.current < ASK_EVERY_MS) {
      return;
    }
    askedAt.current = Date.now();
    createOwnSafetyCalls(platform.api.call)
      .renewSession()
      .then(
        (renewed) => continueSession(platform, renewed),
        () => undefined,
      )
      .finally(() => setHasAsked(true));
  }, [platform, mayAsk, pathname]);
  if (isVerified || !mayAsk) {
    return 'works';
  }
  return hasAsked ? 'unverified' : 'unknown';
}
