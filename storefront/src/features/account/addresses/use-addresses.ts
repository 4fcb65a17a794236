import type { Address, AddressInput } from '@aaram/shared-domain/address';
import { queryKeys } from '@aaram/shared-domain/contract';
import { toast, useMutation, usePlatform, useQuery } from '@aaram/shared-platform';
import { useEffect } from 'react';
import * as texts from '#texts/account.ts';
import * as common from '#texts/common.ts';

/** The saved addresses; each failure shows one toast. */
export function useAddresses() {
  const { api } = usePlatform();
  const query = useQuery({ queryKey: queryKeys.addresses(), queryFn: () => api.getAddresses() });
  const { isError, errorUpdatedAt } = query;
  useEffect(() => {
    if (isError && errorUpdatedAt > 0) {
      toast.error(common.addressesNotLoaded);
    }
  }, [isError, errorUpdatedAt]);
  return query;
}

type Save = { id: string | null; address: AddressInput };

/** Adds, changes and deletes addresses, with their toasts (product-rules.md#addresses). */
export function useAddressChanges() {
  const { api, queryClient } = usePlatform();
  const show = ({ addresses }: { addresses: Address[] }) => {
    queryClient.setQueryData<{ addresses: Address[]; email: string }>(queryKeys.addresses(), (before) => ({
      email: '',
      ...before,
      addresses,
    }));
    void queryClient.invalidateQueries({ queryKey: queryKeys.profile() });
  };
  const save = useMutation({
    mutationFn: ({ id, address }: Save) => (id === null ? api.addAddress(address) : api.updateAddress(id, address)),
    onSuccess: (answer, { id }) => {
      show(answer);
      toast.success(id === null ? texts.addressAdded : texts.addressUpdated);
    },
    onError: (_error, { id }) => toast.error(id === null ? common.addressNotAdded : common.addressNotUpdated),
  });
  const remove = useMutation({
    mutationFn: (id: string) => api.call.json('DELETE /auth/me/address/{id}', 'addresses', { params: { id } }),
    onSuccess: (answer) => {
      show(answer);
      toast.success(texts.addressDeleted);
    },
    onError: () => toast.error(texts.addressNotDeleted),
  });
  return { save, remove };
}
