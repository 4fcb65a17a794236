import { adminPages, createPanelListCalls, type PanelFigures, pages, panelKeys } from '@aaram/shared-domain/contract';
import { usePlatform, useQuery, useSession } from '@aaram/shared-platform';

type Kind = PanelFigures['needsAttention'][number]['kind'];
/** The pages on which things wait, each with the task that the figures count. */
const pageOf: Partial<Record<Kind, string>> = {
  returns: pages.adminReturns(),
  reviews: adminPages.reviews(),
  disputes: adminPages.accounts(),
  'failed-jobs': adminPages.outbox(),
  complaints: pages.adminGrievances(),
};
/** How long the counters are believed before they are asked for again with the next page, ms. */
const BELIEVED_MS = 60_000;

/** How many things wait on a page of the panel, by its address; the server tells each person of the own work alone. */
export function useWaiting(): Readonly<Record<string, number>> {
  const { api } = usePlatform();
  const { role, token } = useSession();
  const { data } = useQuery({
    queryKey: panelKeys.sellerFigures(),
    queryFn: () => createPanelListCalls(api.call).getPanelFigures(),
    enabled: token !== null && (role === 'seller' || role === 'admin'),
    staleTime: BELIEVED_MS,
  });
  return Object.fromEntries(
    (data?.needsAttention ?? []).flatMap(({ kind, count }) => {
      const page = pageOf[kind];
      return page === undefined ? [] : [[page, count] as const];
    }),
  );
}
