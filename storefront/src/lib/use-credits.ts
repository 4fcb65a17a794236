import { queryKeys } from '@aaram/shared-domain/contract';
import { usePlatform, useQuery } from '@aaram/shared-platform';

/** The shopper's own credits, those that can be spent first. */
export function useCredits() {
  const { api } = usePlatform();
  return useQuery({ queryKey: queryKeys.credits(), queryFn: () => api.getCredits() });
}
