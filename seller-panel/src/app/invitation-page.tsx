import { adminPages, createTeamCalls, failureText, pages, panelKeys } from '@aaram/shared-domain/contract';
import { describeTeamRole, labelTeamRole } from '@aaram/shared-domain/team';
import { Loading, panelToast } from '@aaram/shared-panel';
import { Link, useMutation, useNavigate, usePlatform, useQuery } from '@aaram/shared-platform';
import { Button, ButtonLink } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import styles from '#features/team/team.module.css';
import * as texts from '#texts/team.ts';

/** What the link of an invitation leads to: who invites, for which work, and the way in (product-rules.md#teams). */
export function InvitationPage({ params }: { params: { token: string } }) {
  const { token } = params;
  const platform = usePlatform();
  const navigate = useNavigate();
  const calls = createTeamCalls(platform.api.call);
  const invitation = useQuery({
    queryKey: panelKeys.team('invitation', token),
    queryFn: () => calls.getInvitation(token),
    retry: false,
  });
  const join = useMutation({
    mutationFn: () => calls.acceptInvitation(token),
    onSuccess: async (login) => {
      platform.startSession(login);
      panelToast.success(texts.welcome(invitation.data?.team ?? ''));
      await navigate(adminPages.team(), { replace: true });
    },
  });
  if (invitation.isPending) {
    return (
      <Loading label={texts.loadingInvitation}>
        <Skeleton className={styles.loading} />
      </Loading>
    );
  }
  if (invitation.isError) {
    return (
      <div className={styles.card}>
        <h1>{texts.invitationNotValid}</h1>
        <p>{failureText(invitation.error, texts.invitationNotValidNote)}</p>
        <ButtonLink as={Link} to={pages.home()} variant="secondary">
          {texts.home}
        </ButtonLink>
      </div>
    );
  }
  const { team, email, roles } = invitation.data;
  return (
    <div className={styles.card}>
      <h1>{texts.joinTeam(team)}</h1>
      <p>{texts.invitedAs(email)}</p>
      <ul className={styles.work}>
        {roles.map((role) => (
          <li key={role}>{texts.roleAndMeaning(labelTeamRole(role), describeTeamRole(role))}</li>
        ))}
      </ul>
      {join.isError ? (
        <Notice tone="danger" role="alert">
          {failureText(join.error, texts.notJoined)}
        </Notice>
      ) : null}
      <div className={styles.buttons}>
        <Button busy={join.isPending} onClick={() => join.mutate()}>
          {texts.join}
        </Button>
        <ButtonLink as={Link} to={pages.login()} variant="secondary">
          {texts.logOutFirst}
        </ButtonLink>
      </div>
    </div>
  );
}
