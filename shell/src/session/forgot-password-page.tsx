import { failureText, pages } from '@aaram/shared-domain/contract';
import { Link, usePlatform } from '@aaram/shared-platform';
import { TextLink } from '@aaram/shared-ui/link';
import { Notice } from '@aaram/shared-ui/notice';
import { TextField } from '@aaram/shared-ui/text-field';
import styles from './session-card.module.css';
import { SessionCard, SessionForm } from './session-card.tsx';
import { readText, useSessionForm } from './use-session-form.ts';

type ForgotDraft = { email: string };

const checkForgot = ({ email }: ForgotDraft) =>
  email === '' ? [{ path: 'email', message: 'Please enter your email address.' }] : [];

/** Requests a reset link. The answer never tells whether the address is known. */
export function ForgotPasswordPage() {
  const { api } = usePlatform();
  const form = useSessionForm<ForgotDraft>({
    read: (data) => ({ email: readText(data, 'email').trim() }),
    check: checkForgot,
    send: async ({ email }) => void (await api.forgotPassword(email)),
    describe: (error) => failureText(error, 'Something went wrong!'),
  });
  return (
    <SessionCard
      title="Forgot password"
      lead="Enter your email address. We will send you a link to set a new password."
    >
      {form.status === 'done' ? (
        <Notice tone="success" role="status">
          If there is an account with this email address, we have sent it a link. It works once, within 30 minutes.
        </Notice>
      ) : (
        <SessionForm form={form} submitLabel="Send link">
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            error={form.fieldMessages.email}
          />
        </SessionForm>
      )}
      <p className={styles.foot}>
        <TextLink as={Link} to={pages.login()} quiet>
          Back to login
        </TextLink>
      </p>
    </SessionCard>
  );
}
