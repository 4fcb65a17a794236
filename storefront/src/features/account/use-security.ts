import { createOwnSafetyCalls, queryKeys } from '@aaram/shared-domain/contract';
import { usePlatform, useQuery } from '@aaram/shared-platform';
import { continueSession } from '@aaram/shared-platform/late';
import { useEffect, useMemo } from 'react';

/** The calls about the own account's safety. */
export function useOwnSafetyCalls() {
  const { api } = usePlatform();
  return useMemo(() => createOwnSafetyCalls(api.call), [api]);
}

/** Asks once a visit whether the session's token is due for another one. The session goes on without an answer. */
export function useRenewedSession() {
  const platform = usePlatform();
  const calls = useOwnSafetyCalls();
  useEffect(() => {
    calls.renewSession().then(
      (renewed) => continueSession(platform, renewed),
      () => undefined,
    );
  }, [platform, calls]);
}

/** Belongs to the profile, so that it is forgotten with it. */
export const devicesKey = [...queryKeys.profile(), 'devices'] as const;

/** Where the account is logged in. */
export function useDevices() {
  const calls = useOwnSafetyCalls();
  return useQuery({ queryKey: devicesKey, queryFn: () => calls.getDevices() });
}
