import { queryKeys } from '@aaram/shared-domain/contract';
import { toast, usePlatform, useQuery } from '@aaram/shared-platform';
import { useEffect } from 'react';
import * as texts from '#texts/account.ts';

export function useProfile() {
  const { api } = usePlatform();
  return useQuery({ queryKey: queryKeys.profile(), queryFn: () => api.getProfile() });
}

/** Shows one toast for each failure to load the profile (product-rules.md#profile). */
export function useProfileToast({ isError, errorUpdatedAt }: { isError: boolean; errorUpdatedAt: number }) {
  useEffect(() => {
    if (isError && errorUpdatedAt > 0) {
      toast.error(texts.profileFailed);
    }
  }, [isError, errorUpdatedAt]);
}
