import { type CartAndSaved, type CartItem, outOfStockMessage, type SavedItem } from '@aaram/shared-domain/cart';
import { createSavedCalls, queryKeys, withReason } from '@aaram/shared-domain/contract';
import { toast, useMutation, usePlatform, useQuery, useSession } from '@aaram/shared-platform';
import * as texts from '#texts/saved-items.ts';
import { stockOf } from './price-items.ts';

/** What the shopper saved for later, as a query; read again when the window gets the focus back. */
export function useSavedItems() {
  const { api } = usePlatform();
  const { isAuthenticated } = useSession();
  return useQuery({
    queryKey: queryKeys.savedItems(),
    queryFn: createSavedCalls(api.call).getSavedItems,
    enabled: isAuthenticated,
    refetchOnWindowFocus: 'always',
  });
}

/** Moves lines between the cart and what is saved; both show the server's answer (product-rules.md#saved-for-later). */
export function useSavedChanges() {
  const { api, queryClient } = usePlatform();
  const calls = createSavedCalls(api.call);
  function show({ cart, saved }: CartAndSaved) {
    queryClient.setQueryData(queryKeys.cart(), cart);
    queryClient.setQueryData(queryKeys.savedItems(), saved);
  }
  /** Reads both again: another device may have been faster. */
  function readAgain() {
    void queryClient.invalidateQueries({ queryKey: queryKeys.cart() });
    void queryClient.invalidateQueries({ queryKey: queryKeys.savedItems() });
  }

  const save = useMutation({
    mutationFn: ({ _id }: CartItem) => calls.saveForLater(_id),
    onSuccess: (both) => {
      show(both);
      toast.success(texts.saved);
    },
    onError: (error) => {
      toast.error(withReason(texts.notSaved, error));
      readAgain();
    },
  });
  const move = useMutation({
    mutationFn: ({ _id }: SavedItem) => calls.moveSavedToCart(_id),
    onSuccess: (both, { _id }) => {
      show(both);
      const left = both.saved.find((one) => one._id === _id);
      if (left) {
        toast.info(texts.partMoved(outOfStockMessage(stockOf(left), left.size)));
      } else {
        toast.success(texts.moved);
      }
    },
    onError: (error) => {
      toast.error(withReason(texts.notMoved, error));
      readAgain();
    },
  });
  const remove = useMutation({
    mutationFn: ({ _id }: SavedItem) => calls.removeSaved(_id),
    onSuccess: (saved) => queryClient.setQueryData(queryKeys.savedItems(), saved),
    onError: (error) => {
      toast.error(withReason(texts.notRemoved, error));
      readAgain();
    },
  });
  return {
    save: save.mutate,
    move: move.mutate,
    remove: remove.mutate,
    isBusy: save.isPending || move.isPending || remove.isPending,
  };
}
