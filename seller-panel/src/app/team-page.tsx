import { mayWork } from '@aaram/shared-domain/team';
import { Loading, PanelPage, useOwnTeam } from '@aaram/shared-panel';
import { usePlatform, useQuery, useSearchParams, useSession } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { useState } from 'react';
import { ChooseSeller } from '#features/team/choose-seller.tsx';
import { OwnMembership } from '#features/team/own-membership.tsx';
import styles from '#features/team/team.module.css';
import { InviteDialog } from '#features/team/team-dialogs.tsx';
import { InvitationList, MemberList, SafetyBox } from '#features/team/team-lists.tsx';
import { teamQuery } from '#features/team/team-query.ts';
import { ProofDialog } from '#lib/proof-dialog.tsx';
import * as common from '#texts/common.ts';
import * as texts from '#texts/team.ts';

const Waiting = () => (
  <Loading label={texts.loadingTeam}>
    <Skeleton className={styles.loading} />
  </Loading>
);

/** People, invitations and the safety of a team, for its owners and admins. */
function WholeTeam({ seller }: { seller: string | undefined }) {
  const team = useQuery(teamQuery(usePlatform(), seller));
  if (team.isLoadingError) {
    return <ErrorState title={texts.teamNotLoaded} onRetry={() => team.refetch()} busy={team.isFetching} />;
  }
  if (team.isPending) {
    return <Waiting />;
  }
  return (
    <>
      <MemberList team={team.data} seller={seller} />
      <InvitationList team={team.data} seller={seller} />
      <SafetyBox team={team.data} seller={seller} />
    </>
  );
}

/** Who works for a seller (product-rules.md#teams). */
export function TeamPage() {
  const [params] = useSearchParams();
  const isAdmin = useSession().role === 'admin';
  const own = useOwnTeam();
  const [isInviting, setIsInviting] = useState(false);
  const seller = isAdmin ? (params.get('seller') ?? undefined) : undefined;
  const mayChange = isAdmin ? seller !== undefined : own.team !== undefined && mayWork(own.team.roles, 'owner');
  return (
    <PanelPage
      title={common.team}
      actions={mayChange ? <Button onClick={() => setIsInviting(true)}>{texts.invite}</Button> : null}
    >
      {own.isAsking ? <Waiting /> : null}
      {isAdmin && seller === undefined ? <ChooseSeller /> : null}
      {mayChange ? <WholeTeam seller={seller} /> : null}
      {own.team ? <OwnMembership team={own.team} /> : null}
      {!isAdmin && !own.isAsking && own.team === undefined ? <ErrorState title={texts.teamNotLoaded} /> : null}
      <InviteDialog open={isInviting} seller={seller} onClose={() => setIsInviting(false)} />
      <ProofDialog />
    </PanelPage>
  );
}
