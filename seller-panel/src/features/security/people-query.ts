import { createPanelListCalls, createSecurityCalls, failureText, panelKeys } from '@aaram/shared-domain/contract';
import { panelToast } from '@aaram/shared-panel';
import { type PlatformServices, queryOptions, useMutation, usePlatform, useQueryClient } from '@aaram/shared-platform';
import { withProof } from '#lib/proof-queue.ts';
import * as texts from '#texts/people.ts';

/** The server takes two letters at least: one finds everybody. */
export const MIN_NAME_CHARACTERS = 2;

export type Person = Awaited<ReturnType<ReturnType<typeof createPanelListCalls>['findPeople']>>[number];
export type PersonChange = { email: string; role?: Person['role']; isBanned?: boolean };

/** A few people by the beginning of a name, mail address or mobile. */
export const peopleQuery = ({ api }: Pick<PlatformServices, 'api'>, q: string) =>
  queryOptions({
    queryKey: panelKeys.people(q),
    enabled: q.length >= MIN_NAME_CHARACTERS,
    queryFn: () => createPanelListCalls(api.call).findPeople(q),
  });

/** Changes what somebody may do, after a proof of who asks for it. */
export function useChangePerson() {
  const { api } = usePlatform();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: PersonChange) => withProof(() => createSecurityCalls(api.call).changePerson(change)),
    onSuccess: async ({ name }) => {
      panelToast.success(texts.changed(name));
      await client.invalidateQueries({ queryKey: panelKeys.people() });
    },
    onError: (error) => panelToast.error(failureText(error, texts.notChanged)),
  });
}
