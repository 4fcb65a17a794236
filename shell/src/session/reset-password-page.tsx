import { createPasswordCalls, failureText, pages } from '@aaram/shared-domain/contract';
import { hintOfPassword, MIN_PASSWORD_LENGTH, passwordTooShort } from '@aaram/shared-domain/identity';
import { Link, Sentence, toast, useNavigate, usePlatform } from '@aaram/shared-platform';
import { TextLink } from '@aaram/shared-ui/link';
import { PasswordField } from '@aaram/shared-ui/text-field';
import * as titles from '#texts/page-titles.ts';
import * as texts from '#texts/reset-password.ts';
import * as formTexts from '#texts/session-form.ts';
import styles from './session-card.module.css';
import { SessionCard, SessionForm } from './session-card.tsx';
import { readText, useSessionForm } from './use-session-form.ts';

type ResetDraft = { password: string; repeated: string };

function checkReset({ password, repeated }: ResetDraft) {
  if (password.length < MIN_PASSWORD_LENGTH) {
    return [{ path: 'password', message: passwordTooShort }];
  }
  return password === repeated ? [] : [{ path: 'repeated', message: texts.passwordsDiffer }];
}

/** Sets a new password with the link's token. This ends all sessions of the account. */
export function ResetPasswordPage({ params: { token } }: { params: { token: string } }) {
  const { api } = usePlatform();
  const navigate = useNavigate();
  const form = useSessionForm<ResetDraft>({
    read: (data) => ({ password: readText(data, 'password'), repeated: readText(data, 'repeated') }),
    check: checkReset,
    send: async ({ password }) => {
      await createPasswordCalls(api.call).resetPassword(token, password);
      toast.success(texts.passwordChanged);
      await navigate(pages.login(), { replace: true });
    },
    describe: (error) => failureText(error, formTexts.somethingWentWrong),
    marksRefusedFields: true,
  });
  const wrong = form.fieldMessages;
  return (
    <SessionCard title={titles.resetPassword} lead={texts.resetPasswordNote}>
      <SessionForm form={form} submitLabel={texts.changePassword}>
        <PasswordField
          label={texts.newPassword}
          name="password"
          autoComplete="new-password"
          required
          maxLength={200}
          hintOf={hintOfPassword}
          error={wrong.password}
        />
        <PasswordField
          label={texts.repeatPassword}
          name="repeated"
          autoComplete="new-password"
          required
          maxLength={200}
          error={wrong.repeated}
        />
      </SessionForm>
      <p className={styles.foot}>
        <Sentence
          parts={texts.linkExpired((words) => (
            <TextLink as={Link} to={pages.forgotPassword()} quiet>
              {words}
            </TextLink>
          ))}
        />
      </p>
    </SessionCard>
  );
}
