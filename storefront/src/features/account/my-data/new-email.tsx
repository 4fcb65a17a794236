import { failureText, pages, queryKeys } from '@aaram/shared-domain/contract';
import { toast, useMutation, useNavigate, usePlatform } from '@aaram/shared-platform';
import { continueSession } from '@aaram/shared-platform/late';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import * as texts from '#texts/my-data.ts';
import styles from '../account.module.css';
import { useOwnDataCalls } from './use-own-data.ts';

/** Takes the new address of a mail's link with a click: mail programs open links on their own. */
export function NewEmail({ link }: { link: string }) {
  const platform = usePlatform();
  const navigate = useNavigate();
  const calls = useOwnDataCalls();
  const take = useMutation({
    mutationFn: () => calls.makeEmailChange(link),
    onSuccess: async (answer) => {
      continueSession(platform, answer);
      toast.success(texts.newEmailTaken);
      await platform.queryClient.invalidateQueries({ queryKey: queryKeys.profile() });
      await navigate(pages.account('mydata'), { replace: true, preventScrollReset: true });
    },
  });
  return (
    <section aria-labelledby="new-email-title" className={styles.block}>
      <h2 id="new-email-title">{texts.yourNewEmail}</h2>
      <p>{texts.aboutNewEmail}</p>
      {take.isError ? (
        <Notice tone="danger" role="alert">
          {failureText(take.error, texts.newEmailFailed)}
        </Notice>
      ) : null}
      <Button busy={take.isPending} onClick={() => take.mutate()}>
        {texts.takeNewEmail}
      </Button>
    </section>
  );
}
