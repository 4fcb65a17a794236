import { createOwnSafetyCalls, failureText, pages } from '@aaram/shared-domain/contract';
import { Link, toast, useMutation, usePlatform } from '@aaram/shared-platform';
import { continueSession } from '@aaram/shared-platform/late';
import { Button } from '@aaram/shared-ui/button';
import { TextLink } from '@aaram/shared-ui/link';
import { MessagePage } from './message-page.tsx';

const WAITS = 'Your email address is not confirmed yet.';

/** Shown instead of the panel's pages until the user has confirmed the email address. */
export function UnverifiedPage({ storeUrl }: { storeUrl: string | undefined }) {
  const platform = usePlatform();
  const calls = createOwnSafetyCalls(platform.api.call);
  const sendLink = useMutation({
    mutationFn: () => calls.sendEmailLink(),
    onSuccess: () => toast.success('We have sent you a link. It works once, within 48 hours.'),
    onError: (error) => toast.error(failureText(error, 'The link could not be sent.')),
  });
  const look = useMutation({
    mutationFn: () => calls.renewSession(),
    onSuccess: (renewed) => {
      continueSession(platform, renewed);
      if (!renewed.user.isVerified) {
        toast.info(WAITS);
      }
    },
    onError: (error) => toast.error(failureText(error, 'Something went wrong!')),
  });
  return (
    <MessagePage
      code="403"
      title="Please confirm your email address"
      actions={
        <>
          <Button busy={sendLink.isPending} onClick={() => sendLink.mutate()}>
            Send a new link
          </Button>
          <Button variant="secondary" busy={look.isPending} onClick={() => look.mutate()}>
            I have confirmed it
          </Button>
        </>
      }
    >
      You can work here once you have opened the link that we sent you.{' '}
      <TextLink as={Link} to={`${storeUrl ?? ''}${pages.account('security')}`} quiet>
        Your account
      </TextLink>{' '}
      shows the address.
    </MessagePage>
  );
}
