import { createSecurityCalls, panelKeys } from '@aaram/shared-domain/contract';
import { keepPreviousData, type PlatformServices, queryOptions } from '@aaram/shared-platform';

const ROWS_PER_PAGE = 25;
/** This many different reports show what is happening. */
const REPORTS = 50;

type Api = Pick<PlatformServices, 'api'>;

export const reportsQuery = ({ api }: Api) =>
  queryOptions({
    queryKey: panelKeys.trail('reports'),
    queryFn: () => createSecurityCalls(api.call).getReports(REPORTS),
  });

/** One page of logins, failed logins, and reads of shoppers' data. */
export const accessesQuery = ({ api }: Api, person: string, cursor: string | undefined) =>
  queryOptions({
    queryKey: [...panelKeys.trail('accesses', cursor), person],
    queryFn: () => createSecurityCalls(api.call).getAccesses({ limit: ROWS_PER_PAGE, person, cursor }),
    placeholderData: keepPreviousData,
  });

/** One page of changes by sellers and admins; `person` is the beginning of a name or address, or a mobile. */
export const changesQuery = ({ api }: Api, person: string, cursor: string | undefined) =>
  queryOptions({
    queryKey: [...panelKeys.trail('changes', cursor), person],
    queryFn: () =>
      createSecurityCalls(api.call).getAudit({
        limit: ROWS_PER_PAGE,
        ...(person === '' ? {} : { person }),
        ...(cursor === undefined ? {} : { cursor }),
      }),
    placeholderData: keepPreviousData,
  });
