import { createAttemptKey } from '@aaram/shared-domain/attempt-key';
import { ApiError, createOrderCalls, createPanelCalls, failureText, panelKeys } from '@aaram/shared-domain/contract';
import type { OrderPage } from '@aaram/shared-domain/order-page';
import type { RefundAsk, RefundInput, RefundQuote } from '@aaram/shared-domain/refund';
import { panelToast } from '@aaram/shared-panel';
import { queryOptions, useMutation, usePlatform, useQuery, useQueryClient } from '@aaram/shared-platform';
import { useState } from 'react';
import { withProof } from '#lib/proof-queue.ts';
import * as texts from '#texts/refund.ts';
import { orderPageQuery } from './order-page-query.ts';

/** Not below the order's own key: once the order has changed, what was quoted for it is not asked for again. */
const quoteKey = (orderId: string) => ['refund-quote', orderId] as const;

/** What would go back for what is chosen; nothing is asked while nothing is. `ask` is its JSON, or empty. */
export function useRefundQuote(orderId: string, ask: string) {
  const { call } = usePlatform().api;
  return useQuery(
    queryOptions({
      queryKey: [...quoteKey(orderId), ask],
      queryFn: () => {
        const input: RefundAsk = JSON.parse(ask);
        return createOrderCalls(call).quoteRefund(orderId, input);
      },
      enabled: ask !== '',
      // Others may have changed the order since.
      staleTime: 0,
      gcTime: 0,
      retry: false,
    }),
  );
}

/** Puts a fresh page where it stands, and reads again what depends on it. */
function useShowPage(named: string, orderId: string) {
  const { api } = usePlatform();
  const client = useQueryClient();
  return async (page: OrderPage) => {
    const stale = [panelKeys.sellerOrders(), panelKeys.sellerFigures(), ['order', orderId]];
    client.setQueryData(orderPageQuery({ api }, named).queryKey, page);
    await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey, refetchType: 'active' })));
  };
}

/** Takes back what staff cancelled or gave back. */
export function useUndoRefund(named: string, orderId: string) {
  const { call } = usePlatform().api;
  const show = useShowPage(named, orderId);
  return useMutation({
    mutationFn: (id: string) => createOrderCalls(call).undoRefund(orderId, id),
    onSuccess: async (page) => {
      panelToast.success(texts.undone);
      await show(page);
    },
    onError: (error) => panelToast.error(failureText(error, texts.notUndone)),
  });
}

type Done = { before: OrderPage; after: OrderPage; quote: RefundQuote };

/** Takes back all that one call did: single pieces and amounts, and parcels that it cancelled. */
function useUndoAll(named: string, orderId: string) {
  const { call } = usePlatform().api;
  const show = useShowPage(named, orderId);
  return useMutation({
    mutationFn: async ({ before, after, quote }: Done) => {
      const known = new Set(before.returns.map(({ _id }) => _id));
      for (const { _id, undoUntil } of after.returns) {
        if (undoUntil !== undefined && !known.has(_id)) {
          await createOrderCalls(call).undoRefund(orderId, _id);
        }
      }
      for (const index of quote.parcels) {
        const parcel = before.order.parcels[index - 1];
        if (parcel !== undefined) {
          await withProof(() => createPanelCalls(call).updateOrderStatus(orderId, parcel.orderStatus, parcel._id));
        }
      }
      return createOrderCalls(call).getOrderPage(orderId);
    },
    onSuccess: async (page) => {
      panelToast.success(texts.undone);
      await show(page);
    },
    onError: (error) => panelToast.error(failureText(error, texts.notUndone)),
  });
}

const isRefusal = (error: Error) => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Cancels or gives back what was shown; what has changed since is shown again, and nothing is done. */
export function useRefund(named: string, page: OrderPage, onDone: () => void) {
  const { call } = usePlatform().api;
  const client = useQueryClient();
  const orderId = page.order._id;
  const show = useShowPage(named, orderId);
  const undoAll = useUndoAll(named, orderId);
  const [attempt] = useState(createAttemptKey);
  return useMutation({
    mutationFn: ({ input }: { input: RefundInput; quote: RefundQuote }) =>
      withProof(() => createOrderCalls(call).refundOrder(orderId, input, attempt.keyOf(input))),
    onSuccess: async (after, { input, quote }) => {
      attempt.forget();
      const said = input.cancel === undefined ? texts.refunded : texts.cancelled;
      panelToast.undoable(said, () => undoAll.mutate({ before: page, after, quote }));
      onDone();
      await show(after);
    },
    // Without an answer it may be done: the same amounts, sent again with the same key, show what came of it.
    onError: (error) => (isRefusal(error) ? client.invalidateQueries({ queryKey: quoteKey(orderId) }) : undefined),
  });
}
