import type { AddressInput } from '@aaram/shared-domain/address';
import { queryKeys } from '@aaram/shared-domain/contract';
import { toast, usePlatform, useQuery } from '@aaram/shared-platform';
import * as common from '#texts/common.ts';
import type { SavedAddresses } from './deliver-to.tsx';

/** The shopper's addresses and the account's email. Checkout works without them, since the form is always there. */
export function useSavedAddresses(): { saved: SavedAddresses; email: string } {
  const { api } = usePlatform();
  const { data, isError, refetch } = useQuery({
    queryKey: queryKeys.addresses(),
    queryFn: () => api.getAddresses(),
  });
  const status = data ? 'ready' : isError ? 'failed' : 'loading';
  return {
    saved: { list: data?.addresses ?? [], status, retry: () => void refetch() },
    email: data?.email ?? '',
  };
}

/** Saves the typed address without delaying the order; a failure only shows a toast. */
export function useSaveAddress(): (address: AddressInput, id: string | null) => void {
  const { api, queryClient } = usePlatform();
  return (address, id) => {
    const saving = id === null ? api.addAddress(address) : api.updateAddress(id, address);
    saving.then(
      () => void queryClient.invalidateQueries({ queryKey: queryKeys.addresses() }),
      () => toast.error(id === null ? common.addressNotAdded : common.addressNotUpdated),
    );
  };
}
