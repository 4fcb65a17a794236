import { createOwnSafetyCalls, queryKeys } from '@aaram/shared-domain/contract';
import { usePlatform, useQuery } from '@aaram/shared-platform';
import { continueSession } from '@aaram/shared-platform/late';
import { useEffect, useMemo } from 'react';

export function useOwnSafetyCalls() {
  const { api } = usePlatform();
  return useMemo(() => createOwnSafetyCalls(api.call), [api]);
}

/** Once a visit, renews the session's token if it is due. If that fails, the session stays as it is. */
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

/** Under the profile's key, so that it is cleared together with the profile. */
export const devicesKey = [...queryKeys.profile(), 'devices'] as const;

/** The devices on which the account is logged in. */
export function useDevices() {
  const calls = useOwnSafetyCalls();
  return useQuery({ queryKey: devicesKey, queryFn: () => calls.getDevices() });
}
