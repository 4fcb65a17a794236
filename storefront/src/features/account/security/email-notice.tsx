import { failureText, pages, queryKeys } from '@aaram/shared-domain/contract';
import { isPanelRole } from '@aaram/shared-domain/identity';
import { toast, useMutation, useNavigate, usePlatform } from '@aaram/shared-platform';
import { continueSession } from '@aaram/shared-platform/late';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import * as texts from '#texts/account.ts';
import * as common from '#texts/common.ts';
import styles from '../account.module.css';
import { useProfile } from '../use-profile.ts';
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
      toast.success(texts.emailConfirmed);
      await platform.queryClient.invalidateQueries({ queryKey: queryKeys.profile() });
      await navigate(pages.account('security'), { replace: true, preventScrollReset: true });
    },
    onError: (error) => toast.error(failureText(error, texts.emailNotConfirmed)),
  });
}

function useSendLink() {
  const calls = useOwnSafetyCalls();
  return useMutation({
    mutationFn: () => calls.sendEmailLink(),
    onError: (error) => toast.error(failureText(error, texts.linkNotSent)),
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
      <h2 id="email-title">{common.emailAddress}</h2>
      <p>
        {isPanelRole(profile.role)
          ? texts.sellerEmailNotConfirmed(profile.email)
          : texts.shopperEmailNotConfirmed(profile.email)}
      </p>
      {sendLink.isSuccess ? (
        <Notice tone="success" role="status">
          {texts.linkSent}
        </Notice>
      ) : null}
      <div className={styles.formActions}>
        {token ? (
          <Button size="sm" busy={confirm.isPending} onClick={() => confirm.mutate(token)}>
            {texts.confirmEmail}
          </Button>
        ) : null}
        {sendButton}
      </div>
    </section>
  );
}
