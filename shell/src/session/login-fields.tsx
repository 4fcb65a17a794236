import { pages } from '@aaram/shared-domain/contract';
import { Link } from '@aaram/shared-platform';
import { TextLink } from '@aaram/shared-ui/link';
import { PasswordField, TextField } from '@aaram/shared-ui/text-field';
import * as texts from '#texts/login.ts';
import * as formTexts from '#texts/session-form.ts';
import styles from './session-card.module.css';

/** The fields of a login, on its page and above a page whose session has ended. */
export function LoginFields() {
  return (
    <>
      <TextField
        label={texts.emailOrMobile}
        name="email"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={254}
      />
      <PasswordField label={formTexts.password} name="password" required maxLength={200} />
      <p className={styles.row}>
        <TextLink as={Link} to={pages.forgotPassword()} quiet>
          {texts.forgotPassword}
        </TextLink>
      </p>
    </>
  );
}
