import { failureText, pages } from '@aaram/shared-domain/contract';
import { MIN_PASSWORD_LENGTH } from '@aaram/shared-domain/identity';
import { Link, toast, useNavigate, usePlatform } from '@aaram/shared-platform';
import { TextLink } from '@aaram/shared-ui/link';
import { PasswordField } from '@aaram/shared-ui/text-field';
import * as texts from '#texts/session.ts';
import styles from './session-card.module.css';
import { SessionCard, SessionForm } from './session-card.tsx';
import { readText, useSessionForm } from './use-session-form.ts';

type ResetDraft = { password: string; repeated: string };

function checkReset({ password, repeated }: ResetDraft) {
  if (password.length < MIN_PASSWORD_LENGTH) {
    return [{ path: 'password', message: texts.passwordMustBeAtLeast6 }];
  }
  return password === repeated ? [] : [{ path: 'repeated', message: texts.twoPasswordsDoNotMatch }];
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
      toast.success(texts.yourPasswordHasBeenChangedLog);
      await navigate(pages.login(), { replace: true });
    },
    describe: (error) => failureText(error, texts.somethingWentWrong),
  });
  const wrong = form.fieldMessages;
  return (
    <SessionCard title={texts.resetPassword} lead={texts.chooseNewPasswordYouWillBe}>
      <SessionForm form={form} submitLabel={texts.changePassword}>
        <PasswordField
          label={texts.newPassword}
          name="password"
          autoComplete="new-password"
          required
          maxLength={200}
          hint={texts.atLeast6Characters}
          error={wrong.password}
        />
        <PasswordField
          label={texts.repeatNewPassword}
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
          {texts.sendNewOne}
        </TextLink>
      </p>
    </SessionCard>
  );
}
