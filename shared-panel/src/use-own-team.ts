import { ApiError, adminPages, createTeamCalls, pages, panelKeys } from '@aaram/shared-domain/contract';
import { mayWork, type OwnTeam, type TeamWork } from '@aaram/shared-domain/team';
import { type PlatformServices, queryOptions, usePlatform, useQuery, useSession } from '@aaram/shared-platform';

/** How long an answer about one's own work is believed before it is asked for again, ms. The server decides anyway. */
const BELIEVED_MS = 60_000;

/** What somebody does in a seller's team. */
const ownTeamQuery = ({ api }: Pick<PlatformServices, 'api'>) =>
  queryOptions({
    queryKey: panelKeys.team('me'),
    queryFn: () => createTeamCalls(api.call).getOwnTeam(),
    staleTime: BELIEVED_MS,
    retry: false,
  });

/** The team of whoever works in the panel; admins are in none and may do everything. */
export function useOwnTeam(): { isAsking: boolean; team: OwnTeam | undefined; needsStep: boolean } {
  const { role, token } = useSession();
  const asked = useQuery({ ...ownTeamQuery(usePlatform()), enabled: role === 'seller' && token !== null });
  const needsStep = asked.error instanceof ApiError && asked.error.code === 'SECOND_FACTOR_REQUIRED';
  return { isAsking: asked.isLoading, team: asked.data, needsStep };
}

/** Whether one may do a kind of work. While that is not known, everything is shown: the server decides. */
export function useMayWork(): (work: TeamWork) => boolean {
  const { role } = useSession();
  const { team } = useOwnTeam();
  return (work) => role === 'admin' || team === undefined || mayWork(team.roles, work);
}

/** The work that pages are for, by the beginning of their addresses. Other pages are for everybody who works here. */
const workOfPages: readonly (readonly [string, TeamWork])[] = [
  [pages.adminProducts(), 'catalogue'],
  [pages.adminAddProduct(), 'catalogue'],
  [adminPages.editProduct(''), 'catalogue'],
  [adminPages.files(), 'catalogue'],
  [adminPages.trash(), 'catalogue'],
  [adminPages.media(), 'catalogue-or-content'],
  [pages.adminOrders(), 'orders'],
  [pages.adminInvoice(''), 'orders'],
  [pages.adminReturns(), 'orders'],
  [adminPages.accounts(), 'owner'],
  [adminPages.reviews(), 'catalogue-or-content'],
  [pages.adminBlogManager(), 'content'],
];

/** The work that the page at this address is for. */
export const workOfPage = (path: string): TeamWork =>
  workOfPages.find(([start]) => path.startsWith(start))?.[1] ?? 'team';
