import { consentWordings } from '@aaram/shared-domain/consent';
import { ApiError, failureText, pages } from '@aaram/shared-domain/contract';
import { checkSignup, hintOfPassword, type RegisterInput } from '@aaram/shared-domain/identity';
import { Link, Sentence, toast, useNavigate, usePlatform } from '@aaram/shared-platform';
import { Checkbox } from '@aaram/shared-ui/checkbox';
import { IconX } from '@aaram/shared-ui/icon';
import { IconButton } from '@aaram/shared-ui/icon-button';
import { TextLink } from '@aaram/shared-ui/link';
import { PasswordField, TextField } from '@aaram/shared-ui/text-field';
import { useEffect, useId } from 'react';
import * as common from '#texts/common.ts';
import * as formTexts from '#texts/session-form.ts';
import * as texts from '#texts/signup.ts';
import styles from './session-card.module.css';
import { SessionCard, SessionForm } from './session-card.tsx';
import { readText, useSessionForm } from './use-session-form.ts';

/** Delay from success to the login page (product-rules.md#signup). */
export const SIGNUP_REDIRECT_MS = 2000;

function readSignup(data: FormData): RegisterInput {
  return {
    name: readText(data, 'name').trim(),
    mobile: readText(data, 'mobile').trim(),
    email: readText(data, 'email').trim(),
    password: readText(data, 'password'),
    agreedToTerms: data.get('agreedToTerms') !== null,
    ...(data.get('wantsNews') === null ? {} : { wantsNews: true }),
  };
}

/** The server's message; without one, whether there was a response at all (product-rules.md#signup). */
const describeSignupFailure = (error: unknown) =>
  failureText(error, error instanceof ApiError && error.status > 0 ? texts.signupFailed : formTexts.somethingWentWrong);

/** Goes back to where the visitor came from, or home when this is the first page. */
function CloseButton() {
  const navigate = useNavigate();
  const close = () => {
    // The router numbers its history entries; above 0, the entry before is a page of this site.
    const index: unknown = window.history.state?.idx;
    void (typeof index === 'number' && index > 0 ? navigate(-1) : navigate(pages.home()));
  };
  return (
    <IconButton label={texts.close} onClick={close}>
      <IconX />
    </IconButton>
  );
}

type TermsProps = { error: string | undefined };

function Terms({ error }: TermsProps) {
  const errorId = useId();
  return (
    <>
      <Checkbox
        name="agreedToTerms"
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        label={
          <Sentence
            parts={texts.agreeTo(
              (words) => (
                <TextLink as={Link} to={pages.terms()} target="_blank" quiet>
                  {words}
                </TextLink>
              ),
              (words) => (
                <TextLink as={Link} to={pages.privacy()} target="_blank" quiet>
                  {words}
                </TextLink>
              ),
            )}
          />
        }
      />
      {error ? (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      ) : null}
    </>
  );
}

export function SignupPage() {
  const { api } = usePlatform();
  const navigate = useNavigate();
  const form = useSessionForm<RegisterInput>({
    read: readSignup,
    check: checkSignup,
    send: async (draft) => {
      await api.register(draft);
      toast.success(texts.signedUp);
    },
    describe: describeSignupFailure,
    marksRefusedFields: true,
  });
  const isDone = form.status === 'done';
  useEffect(() => {
    if (!isDone) {
      return;
    }
    const goOn = async () => {
      await navigate(pages.login());
      toast.end(texts.signedUp);
    };
    const timer = setTimeout(() => void goOn(), SIGNUP_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);

  const wrong = form.fieldMessages;
  return (
    <SessionCard title={common.signup} lead={texts.oneAccount} corner={<CloseButton />}>
      <SessionForm form={form} submitLabel={common.signup}>
        <TextField label={texts.name} name="name" autoComplete="name" required maxLength={120} error={wrong.name} />
        <TextField
          label={texts.mobileNumber}
          name="mobile"
          type="tel"
          autoComplete="tel"
          required
          maxLength={40}
          error={wrong.mobile}
        />
        <TextField
          label={formTexts.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          error={wrong.email}
        />
        <PasswordField
          label={formTexts.password}
          name="password"
          autoComplete="new-password"
          required
          maxLength={200}
          hintOf={hintOfPassword}
          error={wrong.password}
        />
        <Terms error={wrong.agreedToTerms} />
        <Checkbox name="wantsNews" label={consentWordings.marketing.words} />
      </SessionForm>
      <p className={styles.foot}>
        <Sentence
          parts={texts.haveAccount((words) => (
            <TextLink as={Link} to={pages.login()} quiet>
              {words}
            </TextLink>
          ))}
        />
      </p>
    </SessionCard>
  );
}
