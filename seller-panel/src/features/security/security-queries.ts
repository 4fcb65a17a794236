import { createSecurityCalls, queryKeys } from '@aaram/shared-domain/contract';
import { keepPreviousData, type PlatformServices, queryOptions } from '@aaram/shared-platform';

const ROWS_PER_PAGE = 25;
/** So many different reports say what is going on. */
const REPORTS = 50;

type Api = Pick<PlatformServices, 'api'>;

/** The latest of what browsers refused. */
export const reportsQuery = ({ api }: Api) =>
  queryOptions({
    queryKey: queryKeys.trail('reports'),
    queryFn: () => createSecurityCalls(api.call).getReports(REPORTS),
  });

/** One page of who came in, failed to, or looked at shoppers' data. */
export const accessesQuery = ({ api }: Api, cursor: string | undefined) =>
  queryOptions({
    queryKey: queryKeys.trail('accesses', cursor),
    queryFn: () => createSecurityCalls(api.call).getAccesses({ limit: ROWS_PER_PAGE, cursor }),
    placeholderData: keepPreviousData,
  });

/** One page of what sellers and admins changed. */
export const changesQuery = ({ api }: Api, cursor: string | undefined) =>
  queryOptions({
    queryKey: queryKeys.trail('changes', cursor),
    queryFn: () => api.getAudit({ limit: ROWS_PER_PAGE, ...(cursor === undefined ? {} : { cursor }) }),
    placeholderData: keepPreviousData,
  });
