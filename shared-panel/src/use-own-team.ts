import { ApiError, createTeamCalls, panelKeys } from '@aaram/shared-domain/contract';
import { mayWork, type OwnTeam, type TeamWork } from '@aaram/shared-domain/team';
import { type PlatformServices, queryOptions, usePlatform, useQuery, useSession } from '@aaram/shared-platform';
import type { PanelEntry } from './panel-pages.ts';

/** How long an answer about one's own work is believed before it is asked for again, ms. The server decides anyway. */
const BELIEVED_MS = 60_000;

/** What somebody does in a seller's team. */
const ownTeamQuery = ({ api }: Pick<PlatformServices, 'api'>) =>
  queryOptions({
    queryKey: panelKeys.team('me'),
    queryFn: () => createTeamCalls(api.call).getOwnTeam(),
    staleTime: BELIEVED_MS,
    retry: false,
    // A page that is shown after a failure would ask again, be hidden while it waits, and so for ever.
    retryOnMount: false,
  });

/** The team of the person who works in the panel; admins are in none and may do everything. */
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

/** Whether one may see a page of the panel. Pages of the store's admins are theirs alone. */
export function useMaySee(): (entry: PanelEntry) => boolean {
  const { role } = useSession();
  const mayDo = useMayWork();
  return ({ work }) => (work === null ? role === 'admin' : mayDo(work));
}
