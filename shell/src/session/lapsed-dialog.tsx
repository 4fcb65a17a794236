import { pages } from '@aaram/shared-domain/contract';
import { resolveLanding } from '@aaram/shared-domain/identity';
import { confirm, useLocation, useNavigate, usePlatform, useSession } from '@aaram/shared-platform';
import { rememberPage } from '@aaram/shared-platform/host';
import { Button } from '@aaram/shared-ui/button';
import { Dialog } from '@aaram/shared-ui/dialog';
import * as texts from '#texts/login.ts';
import { LoginForm } from './login-form.tsx';
import styles from './session-card.module.css';
import { useLoginForm } from './use-login-form.ts';

/**
 * A login above a page whose session has ended: the page stays as it is, with everything typed. If another user logs
 * in, that user's landing page opens, and nothing of the first user is left.
 */
export function LapsedDialog() {
  const { startSession, endSession, queryClient } = usePlatform();
  const { userId } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const login = useLoginForm(async (result) => {
    if (result.user.id === userId) {
      startSession(result);
      // Requests made before the new login were refused.
      await queryClient.invalidateQueries();
      return;
    }
    endSession();
    startSession(result);
    await navigate(resolveLanding(result.user.role), { replace: true });
  });
  const leave = async () => {
    if (!(await confirm(texts.askToLeave, texts.leave))) {
      return;
    }
    rememberPage({ from: `${pathname}${search}`, owner: userId });
    endSession();
    await navigate(pages.login());
  };
  return (
    <Dialog open onOpenChange={() => void leave()} title={texts.logInToProceed} description={texts.nothingLost}>
      <LoginForm login={login} />
      <Button variant="ghost" block className={styles.leave} onClick={() => void leave()}>
        {texts.leavePage}
      </Button>
    </Dialog>
  );
}
