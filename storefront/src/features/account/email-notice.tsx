import { failureText, pages, queryKeys } from '@aaram/shared-domain/contract';
import { isPanelRole } from '@aaram/shared-domain/identity';
import { toast, useMutation, useNavigate, usePlatform } from '@aaram/shared-platform';
import { continueSession } from '@aaram/shared-platform/late';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import styles from './account.module.css';
import { useProfile } from './use-profile.ts';
import { useOwnSafetyCalls } from './use-security.ts';

/** Confirms the mail's link with a click: mail programs open links on their own. */
function useConfirm() {
  const platform = usePlatform();
  const navigate = useNavigate();
  const calls = useOwnSafetyCalls();
  return useMutation({
    mutationFn: async (token: string) => {
      await calls.confirmEmail(token);
      return calls.renewSession();
    },
    onSuccess: async (renewed) => {
      continueSession(platform, renewed);
      toast.success('Your email address is confirmed.');
      await platform.queryClient.invalidateQueries({ queryKey: queryKeys.profile() });
      await navigate(pages.account('security'), { replace: true, preventScrollReset: true });
    },
    onError: (error) => toast.error(failureText(error, 'Your email address could not be confirmed.')),
  });
}

function useSendLink() {
  const calls = useOwnSafetyCalls();
  return useMutation({
    mutationFn: () => calls.sendEmailLink(),
    onError: (error) => toast.error(failureText(error, 'The link could not be sent.')),
  });
}

/** What is left to do to confirm the email address; empty once it is confirmed. */
export function EmailNotice({ token }: { token: string | null }) {
  const { data: profile } = useProfile();
  const confirm = useConfirm();
  const sendLink = useSendLink();
  if (!profile || profile.isVerified) {
    return null;
  }
  const sendButton = (
    <Button variant="secondary" size="sm" busy={sendLink.isPending} onClick={() => sendLink.mutate()}>
      Send a new link
    </Button>
  );
  return (
    <section aria-labelledby="email-title" className={styles.block}>
      <h2 id="email-title">Email address</h2>
      <p>
        {profile.email} is not confirmed yet.{' '}
        {isPanelRole(profile.role) ? 'You can work in the Seller Panel once it is.' : 'You can shop meanwhile.'}
      </p>
      {sendLink.isSuccess ? (
        <Notice tone="success" role="status">
          We have sent you a link. It works once, within 48 hours.
        </Notice>
      ) : null}
      <div className={styles.formActions}>
        {token ? (
          <Button size="sm" busy={confirm.isPending} onClick={() => confirm.mutate(token)}>
            Confirm email address
          </Button>
        ) : null}
        {sendButton}
      </div>
    </section>
  );
}
