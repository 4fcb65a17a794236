import { createTeamCalls, failureText, panelKeys } from '@aaram/shared-domain/contract';
import type { Team, TeamInvitationInput, TeamRole } from '@aaram/shared-domain/team';
import { panelToast } from '@aaram/shared-panel';
import { type PlatformServices, queryOptions, useMutation, usePlatform, useQueryClient } from '@aaram/shared-platform';
import { withProof } from '#lib/proof-queue.ts';
import * as texts from '#texts/team.ts';

/** A team with its people and invitations; an admin names the seller. */
export const teamQuery = ({ api }: Pick<PlatformServices, 'api'>, seller: string | undefined) =>
  queryOptions({
    queryKey: panelKeys.team('all', seller),
    queryFn: () => createTeamCalls(api.call, seller).getTeam(),
  });

/** A change of a team; its answer is the whole team as it is now. */
type Change =
  | { kind: 'invite'; input: TeamInvitationInput }
  | { kind: 'again' | 'withdraw' | 'remove'; id: string }
  | { kind: 'roles'; id: string; roles: TeamRole[] }
  | { kind: 'setting'; needsSecondStep: boolean };

const words: Record<Change['kind'], string> = {
  invite: texts.invited,
  again: texts.invited,
  withdraw: texts.withdrawn,
  remove: texts.removed,
  roles: texts.saved,
  setting: texts.settingSaved,
};

/** Changes a team; asks for the password again where the server wants it. */
export function useTeamChange(seller: string | undefined) {
  const { api } = usePlatform();
  const client = useQueryClient();
  const calls = createTeamCalls(api.call, seller);
  const make = (change: Change): Promise<Team> => {
    switch (change.kind) {
      case 'invite':
        return calls.inviteToTeam(change.input);
      case 'again':
        return calls.inviteAgain(change.id);
      case 'withdraw':
        return calls.withdrawInvitation(change.id);
      case 'remove':
        return calls.removeFromTeam(change.id);
      case 'roles':
        return calls.changeTeamRoles(change.id, change.roles);
      case 'setting':
        return calls.changeTeam(change.needsSecondStep);
    }
  };
  return useMutation({
    mutationFn: (change: Change) => withProof(() => make(change)),
    onSuccess: (team, { kind }) => {
      client.setQueryData(panelKeys.team('all', seller), team);
      panelToast.success(words[kind]);
    },
    onError: (error, { kind }) => {
      // A dialog shows its own.
      if (kind !== 'invite' && kind !== 'roles') {
        panelToast.error(failureText(error, texts.notDone));
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: panelKeys.team('me') }),
  });
}
