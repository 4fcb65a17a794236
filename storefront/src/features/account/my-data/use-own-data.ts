import { createOwnDataCalls, queryKeys } from '@aaram/shared-domain/contract';
import type { OwnData } from '@aaram/shared-domain/own-data';
import { usePlatform, useQuery } from '@aaram/shared-platform';
import { useMemo } from 'react';

/** The calls about one's own data. */
export function useOwnDataCalls() {
  const { api } = usePlatform();
  return useMemo(() => createOwnDataCalls(api.call), [api]);
}

/** Under the profile's key, so that they are cleared together with the profile. */
export const consentsKey = [...queryKeys.profile(), 'consents'] as const;
const copyKey = [...queryKeys.profile(), 'copy'] as const;

export function useConsents() {
  const calls = useOwnDataCalls();
  return useQuery({ queryKey: consentsKey, queryFn: () => calls.getConsents() });
}

/** The copy of one's own data, loaded when asked for: copies are limited by day. */
export function useCopyOfData() {
  const calls = useOwnDataCalls();
  return useQuery({
    queryKey: copyKey,
    queryFn: () => calls.getOwnData(),
    enabled: false,
    gcTime: 0,
    retry: false,
  });
}

/** Saves the copy as a file of the browser. */
export function saveCopy(data: OwnData) {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 1)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'my-data.json';
  link.click();
  URL.revokeObjectURL(url);
}
