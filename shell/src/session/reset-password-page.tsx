import { failureText, pages } from '@aaram/shared-domain/contract';
import { MIN_PASSWORD_LENGTH } from '@aaram/shared-domain/identity';
import { Link, toast, useNavigate, usePlatform } from '@aaram/shared-platform';
import { TextLink } from '@aaram/shared-ui/link';
import { PasswordField } from '@aaram/shared-ui/text-field';
import styles from './session-card.module.css';
import { SessionCard, SessionForm } from './session-card.tsx';
import { readText, useSessionForm } from './use-session-form.ts';

type ResetDraft = { password: string; repeated: string };

function checkReset({ password, repeated }: ResetDraft) {
  if (password.length < MIN_PASSWORD_LENGTH) {
    return [{ path: 'password', message: 'Password must be at least 6 characters!' }];
  }
  return password === repeated ? [] : [{ path: 'repeated', message: 'The two passwords do not match.' }];
}

/** Sets a new password with the link's token. This ends all sessions of the account. */
export function ResetPasswordPage({ params: { token } }: { params: { token: string } }) {
  const { api } = usePlatform();
  const navigate = useNavigate();
  const form = useSessionForm<ResetDraft>({
    read: (data) => ({ password: readText(data, 'password'), repeated: readText(data, 'repeated') }),
    check: checkReset,
    send: async ({ password }) => {
      await api.resetPassword(token, password);
      toast.success('Your password has been changed. Please log in.');
      await navigate(pages.login(), { replace: true });
    },
    describe: (error) => failureText(error, 'Something went wrong!'),
  });
  const wrong = form.fieldMessages;
  return (
    <SessionCard title="Reset password" lead="Choose a new password. You will be logged out on all devices.">
      <SessionForm form={form} submitLabel="Change password">
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          required
          maxLength={200}
          hint="At least 6 characters."
          error={wrong.password}
        />
        <PasswordField
          label="Repeat the new password"
          name="repeated"
          autoComplete="new-password"
          required
          maxLength={200}
          error={wrong.repeated}
        />
      </SessionForm>
      <p className={styles.foot}>
        Has the link expired?{' '}
        <TextLink as={Link} to={pages.forgotPassword()} quiet>
          Send a new one
        </TextLink>
      </p>
    </SessionCard>
  );
}
