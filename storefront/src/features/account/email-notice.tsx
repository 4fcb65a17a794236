import { failureText, pages, queryKeys } from '@aaram/shared-domain/contract';
import { isPanelRole } from '@aaram/shared-domain/identity';
import { toast, useMutation, useNavigate, usePlatform } from '@aaram/shared-platform';
import { continueSession } from '@aaram/shared-platform/late';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import * as texts from '#texts/account.ts';
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
      toast.success(texts.yourEmailAddressIsConfirmed);
      await platform.queryClient.invalidateQueries({ queryKey: queryKeys.profile() });
      await navigate(pages.account('security'), { replace: true, preventScrollReset: true });
    },
    onError: (error) => toast.error(failureText(error, texts.yourEmailAddressCouldNotBe)),
  });
}

function useSendLink() {
  const calls = useOwnSafetyCalls();
  return useMutation({
    mutationFn: () => calls.sendEmailLink(),
    onError: (error) => toast.error(failureText(error, texts.linkCouldNotBeSent)),
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
      {texts.sendNewLink}
    </Button>
  );
  return (
    <section aria-labelledby="email-title" className={styles.block}>
      <h2 id="email-title">{texts.emailAddress}</h2>
      <p>
        {profile.email} is not confirmed yet.{' '}
        {isPanelRole(profile.role) ? texts.youCanWorkInSellerPanel : texts.youCanShopMeanwhile}
      </p>
      {sendLink.isSuccess ? (
        <Notice tone="success" role="status">
          {texts.weHaveSentYouLinkIt}
        </Notice>
      ) : null}
      <div className={styles.formActions}>
        {token ? (
          <Button size="sm" busy={confirm.isPending} onClick={() => confirm.mutate(token)}>
            {texts.confirmEmailAddress}
          </Button>
        ) : null}
        {sendButton}
      </div>
    </section>
  );
}
