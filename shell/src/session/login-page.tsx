import { pages } from '@aaram/shared-domain/contract';
import { checkLogin, resolveLanding } from '@aaram/shared-domain/identity';
import { Link, useNavigate, usePlatform, useSession } from '@aaram/shared-platform';
import { sessionActions, takeRemembered } from '@aaram/shared-platform/host';
import { TextLink } from '@aaram/shared-ui/link';
import { Notice } from '@aaram/shared-ui/notice';
import { PasswordField, TextField } from '@aaram/shared-ui/text-field';
import { resolveDashboard } from '#layout/header/account-links.ts';
import { describeFailure } from './describe-failure.ts';
import { finishIntent } from './finish-intent.ts';
import styles from './session-card.module.css';
import { SessionCard, SessionForm } from './session-card.tsx';
import { readText, useSessionForm } from './use-session-form.ts';

type LoginDraft = { email: string; password: string };

/** Logs in, then goes back to the remembered page with its intent finished, or to the role's own page (§4). */
function useLogin() {
  const platform = usePlatform();
  const navigate = useNavigate();
  return async (draft: LoginDraft) => {
    const { store, api } = platform;
    store.dispatch(sessionActions.loginStarted());
    const result = await api.login({ ...draft, email: draft.email.trim() }).catch((error: unknown) => {
      store.dispatch(sessionActions.loginFailed());
      throw error;
    });
    platform.startSession(result);
    const remembered = takeRemembered();
    if (remembered?.intent) {
      void finishIntent(platform, remembered.intent);
    }
    await navigate(remembered?.from ?? resolveLanding(result.user.role), { replace: true });
  };
}

/** Says who is logged in already; logging in as somebody else stays possible. */
function AlreadyLoggedIn() {
  const session = useSession();
  if (!session.isAuthenticated) {
    return null;
  }
  const { label, path } = resolveDashboard(session);
  return (
    <Notice>
      You are logged in. Go to{' '}
      <TextLink as={Link} to={path} quiet>
        {label}
      </TextLink>
    </Notice>
  );
}

export function LoginPage() {
  const form = useSessionForm<LoginDraft>({
    read: (data) => ({ email: readText(data, 'email'), password: readText(data, 'password') }),
    check: checkLogin,
    send: useLogin(),
    describe: (error) => describeFailure(error, { refused: 'Login failed!', failed: 'Invalid credentials!' }),
  });
  return (
    <SessionCard title="Login" lead="Good to see you again.">
      {form.status === 'idle' ? <AlreadyLoggedIn /> : null}
      <SessionForm form={form} submitLabel="Login">
        <TextField
          label="Email or mobile number"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={254}
        />
        <PasswordField label="Password" name="password" required maxLength={200} />
        <p className={styles.row}>
          <TextLink as={Link} to={pages.forgotPassword()} quiet>
            Forgot password?
          </TextLink>
        </p>
      </SessionForm>
      <p className={styles.foot}>
        New here?{' '}
        <TextLink as={Link} to={pages.signup()} quiet>
          Signup
        </TextLink>
      </p>
    </SessionCard>
  );
}
