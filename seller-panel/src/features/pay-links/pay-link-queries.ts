import { createPanelListCalls, createPayLinkCalls, failureText, panelKeys } from '@aaram/shared-domain/contract';
import type { LinkChannel, OutsideOrderInput, PayLink } from '@aaram/shared-domain/pay-link';
import { panelToast } from '@aaram/shared-panel';
import {
  keepPreviousData,
  type PlatformServices,
  queryOptions,
  useMutation,
  usePlatform,
  useQueryClient,
} from '@aaram/shared-platform';
import * as texts from '#texts/pay-links.ts';

type Api = Pick<PlatformServices, 'api'>;
/** Products that a search offers at once. */
const MAX_FOUND = 8;
/** Shorter words find too much. */
export const MIN_WORDS = 2;

export const payLinksQuery = ({ api }: Api) =>
  queryOptions({ queryKey: panelKeys.payLinks(), queryFn: () => createPayLinkCalls(api.call).getPayLinks() });

/** Products on sale with these words, for the order of a customer. */
export const foundProductsQuery = ({ api }: Api, words: string) =>
  queryOptions({
    queryKey: panelKeys.sellerProducts({ q: words, limit: MAX_FOUND }),
    queryFn: async () =>
      (await createPanelListCalls(api.call).getProducts({ q: words, state: 'published', limit: MAX_FOUND })).items,
    enabled: words.length >= MIN_WORDS,
    placeholderData: keepPreviousData,
  });

/** Shows a changed link in the list, first when it is new. */
function useShowLink() {
  const client = useQueryClient();
  return (link: PayLink) => {
    client.setQueryData<PayLink[]>(panelKeys.payLinks(), (before = []) =>
      before.some(({ _id }) => _id === link._id)
        ? before.map((one) => (one._id === link._id ? link : one))
        : [link, ...before],
    );
    // The order, its stock and its page.
    void client.invalidateQueries({ queryKey: panelKeys.sellerOrders() });
    void client.invalidateQueries({ queryKey: panelKeys.sellerProducts() });
  };
}

/** Makes an order; the same key for the same content, so that an answer that was lost makes no second one. */
export function useMakeOrder(onMade: (link: PayLink) => void) {
  const { api } = usePlatform();
  const show = useShowLink();
  return useMutation({
    mutationFn: ({ input, key }: { input: OutsideOrderInput; key: string }) =>
      createPayLinkCalls(api.call).makeOutsideOrder(input, key),
    onSuccess: (link) => {
      show(link);
      panelToast.success(texts.made);
      onMade(link);
    },
  });
}

export type LinkChange = { kind: 'renew' } | { kind: 'cancel' } | { kind: 'sent'; by: LinkChannel };

/** What staff do with the link of an order. */
export function useChangeLink(id: string) {
  const { api } = usePlatform();
  const client = useQueryClient();
  const show = useShowLink();
  return useMutation({
    mutationFn: (change: LinkChange) => {
      const calls = createPayLinkCalls(api.call);
      if (change.kind === 'sent') {
        return calls.notePayLinkSent(id, change.by);
      }
      return change.kind === 'renew' ? calls.renewPayLink(id) : calls.cancelPayLink(id);
    },
    onSuccess: (link, { kind }) => {
      show(link);
      if (kind !== 'sent') {
        panelToast.success(kind === 'renew' ? texts.newLinkMade : texts.cancelledNow);
      }
    },
    onError: async (error) => {
      panelToast.error(failureText(error, texts.notChanged));
      await client.invalidateQueries({ queryKey: panelKeys.payLinks() });
    },
  });
}
