import { UnsubscribeForm } from '#features/account/messages/unsubscribe-form.tsx';
import { InfoPage } from '#features/info/info-page.tsx';
import * as titles from '#texts/info-titles.ts';

/** Where the link in a message leads: one press stops that kind of message, without a login. */
export function UnsubscribePage() {
  return (
    <InfoPage title={titles.unsubscribe}>
      <UnsubscribeForm />
    </InfoPage>
  );
}
