import { createGrievanceCalls, panelKeys } from '@aaram/shared-domain/contract';
import type { Grievance, GrievanceAction } from '@aaram/shared-domain/grievance';
import { panelToast } from '@aaram/shared-panel';
import {
  keepPreviousData,
  type PlatformServices,
  queryOptions,
  useMutation,
  usePlatform,
  useQueryClient,
} from '@aaram/shared-platform';
import * as texts from '#texts/grievances.ts';

export const COMPLAINTS_PER_PAGE = 20;

type Query = { state?: string | undefined; q?: string | undefined; cursor?: string | undefined };

/** One page of complaints, what is overdue first. */
export const grievancesQuery = ({ api }: Pick<PlatformServices, 'api'>, query: Query) =>
  queryOptions({
    queryKey: [...panelKeys.trail('complaints'), query],
    queryFn: () => createGrievanceCalls(api.call).getGrievances({ ...query, limit: COMPLAINTS_PER_PAGE }),
    placeholderData: keepPreviousData,
  });

const done: Record<GrievanceAction['action'], (complaint: Grievance) => string> = {
  acknowledge: () => texts.complaintAcknowledged,
  answer: ({ email }) => (email === null ? texts.answerSaved : texts.answerSent),
  close: () => texts.complaintClosed,
};

/** Acknowledges, answers or closes a complaint, then reloads the list and the dashboard's figures. */
export function useChangeGrievance(id: string) {
  const { api } = usePlatform();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: GrievanceAction) => createGrievanceCalls(api.call).changeGrievance(id, body),
    onSuccess: async (complaint, { action }) => {
      panelToast.success(done[action](complaint));
      const stale = [panelKeys.trail('complaints'), panelKeys.sellerFigures()];
      await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
}
