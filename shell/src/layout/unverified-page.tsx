import { createOwnSafetyCalls, failureText, pages } from '@aaram/shared-domain/contract';
import { Link, toast, useMutation, usePlatform } from '@aaram/shared-platform';
import { continueSession } from '@aaram/shared-platform/late';
import { Button } from '@aaram/shared-ui/button';
import { TextLink } from '@aaram/shared-ui/link';
import * as texts from '#texts/layout.ts';
import { MessagePage } from './message-page.tsx';

const WAITS = texts.yourEmailAddressIsNotConfirmed;

/** Shown instead of the panel's pages until the user has confirmed the email address. */
export function UnverifiedPage({ storeUrl }: { storeUrl: string | undefined }) {
  const platform = usePlatform();
  const calls = createOwnSafetyCalls(platform.api.call);
  const sendLink = useMutation({
    mutationFn: () => calls.sendEmailLink(),
    onSuccess: () => toast.success(texts.weHaveSentYouLinkIt),
    onError: (error) => toast.error(failureText(error, texts.linkCouldNotBeSent)),
  });
  const look = useMutation({
    mutationFn: () => calls.renewSession(),
    onSuccess: (renewed) => {
      continueSession(platform, renewed);
      if (!renewed.user.isVerified) {
        toast.info(WAITS);
      }
    },
    onError: (error) => toast.error(failureText(error, texts.somethingWentWrong)),
  });
  return (
    <MessagePage
      code="403"
      title={texts.confirmYourEmailAddress}
      actions={
        <>
          <Button busy={sendLink.isPending} onClick={() => sendLink.mutate()}>
            {texts.sendNewLink}
          </Button>
          <Button variant="secondary" busy={look.isPending} onClick={() => look.mutate()}>
            {texts.iHaveConfirmedIt}
          </Button>
        </>
      }
    >
      You can work here once you have opened the link that we sent you.{' '}
      <TextLink as={Link} to={`${storeUrl ?? ''}${pages.account('security')}`} quiet>
        {texts.yourAccount}
      </TextLink>{' '}
      shows the address.
    </MessagePage>
  );
}
