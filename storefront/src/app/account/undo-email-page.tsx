import { failureText, pages } from '@aaram/shared-domain/contract';
import { Link, useMutation } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { TextLink } from '@aaram/shared-ui/link';
import { Notice } from '@aaram/shared-ui/notice';
import { useOwnDataCalls } from '#features/account/my-data/use-own-data.ts';
import { InfoPage } from '#features/info/info-page.tsx';
import * as titles from '#texts/info-titles.ts';
import * as texts from '#texts/undo-email.ts';

/** Undoes a change of the email address. The link's token stands behind the `#`, so that no server's log has it. */
export function UndoEmailPage() {
  const calls = useOwnDataCalls();
  const undo = useMutation({ mutationFn: () => calls.undoEmailChange(window.location.hash.slice(1) || '-') });
  return (
    <InfoPage title={titles.undoEmailChange} intro={texts.intro}>
      {undo.isError ? (
        <Notice tone="danger" role="alert">
          {failureText(undo.error, texts.failed)}
        </Notice>
      ) : null}
      {undo.isSuccess ? (
        <Notice tone="success" role="status">
          <p>{undo.data.message}</p>
          <TextLink as={Link} to={pages.login()}>
            {texts.toLogin}
          </TextLink>
        </Notice>
      ) : (
        <div>
          <Button busy={undo.isPending} onClick={() => undo.mutate()}>
            {texts.undo}
          </Button>
        </div>
      )}
    </InfoPage>
  );
}
