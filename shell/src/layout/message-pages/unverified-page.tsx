import { createOwnSafetyCalls, failureText, pages } from '@aaram/shared-domain/contract';
import { Link, Sentence, toast, useMutation, usePlatform } from '@aaram/shared-platform';
import { continueSession } from '@aaram/shared-platform/late';
import { Button } from '@aaram/shared-ui/button';
import { TextLink } from '@aaram/shared-ui/link';
import * as texts from '#texts/panel-access.ts';
import { MessagePage } from './message-page.tsx';

/** Shown instead of the panel's pages until the user has confirmed the email address. */
export function UnverifiedPage({ storeUrl }: { storeUrl: string | undefined }) {
  const platform = usePlatform();
  const calls = createOwnSafetyCalls(platform.api.call);
  const sendLink = useMutation({
    mutationFn: () => calls.sendEmailLink(),
    onSuccess: () => toast.success(texts.linkSent),
    onError: (error) => toast.error(failureText(error, texts.linkNotSent)),
  });
  const look = useMutation({
    mutationFn: () => calls.renewSession(),
    onSuccess: (renewed) => {
      continueSession(platform, renewed);
      if (!renewed.user.isVerified) {
        toast.info(texts.notConfirmedYet);
      }
    },
    onError: (error) => toast.error(failureText(error, texts.somethingWentWrong)),
  });
  return (
    <MessagePage
      code="403"
      title={texts.confirmEmail}
      actions={
        <>
          <Button busy={sendLink.isPending} onClick={() => sendLink.mutate()}>
            {texts.sendNewLink}
          </Button>
          <Button variant="secondary" busy={look.isPending} onClick={() => look.mutate()}>
            {texts.haveConfirmed}
          </Button>
        </>
      }
    >
      <Sentence
        parts={texts.confirmEmailNote((words) => (
          <TextLink as={Link} to={`${storeUrl ?? ''}${pages.account('security')}`} quiet>
            {words}
          </TextLink>
        ))}
      />
    </MessagePage>
  );
}
