import { createReturnCalls, failureText } from '@aaram/shared-domain/contract';
import { alert, confirm, toast, useMutation, usePlatform } from '@aaram/shared-platform';
import * as texts from '#texts/returns.ts';
import { orderReturnsQuery } from './returns-query.ts';

/** Withdraws a request after a question. */
export function useWithdraw(orderId: string, returnId: string, onDone: () => void) {
  const { api, queryClient } = usePlatform();
  const { queryKey } = orderReturnsQuery({ api }, orderId);
  const withdraw = useMutation({
    mutationFn: () => createReturnCalls(api.call).withdrawReturn(orderId, returnId),
    onSuccess: (returns) => {
      toast.success(texts.requestWithdrawn);
      queryClient.setQueryData(queryKey, returns);
      onDone();
    },
    onError: (error) => {
      void alert(failureText(error, texts.somethingWentWrong));
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  return {
    isPending: withdraw.isPending,
    async start() {
      if (!withdraw.isPending && (await confirm(texts.withdrawQuestion, texts.withdraw))) {
        withdraw.mutate();
      }
    },
  };
}
