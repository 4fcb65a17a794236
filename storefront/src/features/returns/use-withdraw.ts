import { createReturnCalls, failureText } from '@aaram/shared-domain/contract';
import { alert, confirm, toast, useMutation, usePlatform } from '@aaram/shared-platform';
import { orderReturnsQuery } from './returns-query.ts';

/** Withdraws a request after a question. */
export function useWithdraw(orderId: string, returnId: string, onDone: () => void) {
  const { api, queryClient } = usePlatform();
  const { queryKey } = orderReturnsQuery({ api }, orderId);
  const withdraw = useMutation({
    mutationFn: () => createReturnCalls(api.call).withdrawReturn(orderId, returnId),
    onSuccess: (returns) => {
      toast.success('Your request is withdrawn');
      queryClient.setQueryData(queryKey, returns);
      onDone();
    },
    onError: (error) => {
      void alert(failureText(error, 'Something went wrong.'));
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  return {
    isPending: withdraw.isPending,
    async start() {
      if (!withdraw.isPending && (await confirm('Withdraw this request?', 'Withdraw'))) {
        withdraw.mutate();
      }
    },
  };
}
