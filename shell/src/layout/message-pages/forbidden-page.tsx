import { pages } from '@aaram/shared-domain/contract';
import { Link, Sentence, useSession } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { TextLink } from '@aaram/shared-ui/link';
import * as texts from '#texts/message-pages.ts';
import { resolveDashboard } from '../header/account-links.ts';
import { MessagePage } from './message-page.tsx';

/** For a user who is logged in without the role that the page needs. */
export function ForbiddenPage() {
  const dashboard = resolveDashboard(useSession());
  return (
    <MessagePage
      code="403"
      title={texts.forbidden}
      actions={
        <>
          <ButtonLink as={Link} to={dashboard.path}>
            {dashboard.label}
          </ButtonLink>
          <ButtonLink as={Link} to={pages.home()} variant="secondary">
            {texts.goBackHome}
          </ButtonLink>
        </>
      }
    >
      <Sentence
        parts={texts.forbiddenNote((words) => (
          <TextLink as={Link} to={pages.login()} quiet>
            {words}
          </TextLink>
        ))}
      />
    </MessagePage>
  );
}
