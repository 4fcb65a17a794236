import { createPasswordCalls, failureText, pages } from '@aaram/shared-domain/contract';
import { Link, usePlatform } from '@aaram/shared-platform';
import { TextLink } from '@aaram/shared-ui/link';
import { Notice } from '@aaram/shared-ui/notice';
import { TextField } from '@aaram/shared-ui/text-field';
import * as texts from '#texts/forgot-password.ts';
import * as titles from '#texts/page-titles.ts';
import * as formTexts from '#texts/session-form.ts';
import styles from './session-card.module.css';
import { SessionCard, SessionForm } from './session-card.tsx';
import { readText, useSessionForm } from './use-session-form.ts';

type ForgotDraft = { email: string };

const checkForgot = ({ email }: ForgotDraft) => (email === '' ? [{ path: 'email', message: texts.enterEmail }] : []);

/** Requests a reset link. The answer never tells whether the address is known. */
export function ForgotPasswordPage() {
  const { api } = usePlatform();
  const form = useSessionForm<ForgotDraft>({
    read: (data) => ({ email: readText(data, 'email').trim() }),
    check: checkForgot,
    send: async ({ email }) => void (await createPasswordCalls(api.call).forgotPassword(email)),
    describe: (error) => failureText(error, formTexts.somethingWentWrong),
  });
  return (
    <SessionCard title={titles.forgotPassword} lead={texts.forgotPasswordNote}>
      {form.status === 'done' ? (
        <Notice tone="success" role="status">
          {texts.linkSent}
        </Notice>
      ) : (
        <SessionForm form={form} submitLabel={texts.sendLink}>
          <TextField
            label={formTexts.email}
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
          {texts.backToLogin}
        </TextLink>
      </p>
    </SessionCard>
  );
}
