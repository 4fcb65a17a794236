import { pages } from '@aaram/shared-domain/contract';
import { isPanelRole, type LoginResult, type Role, resolveLanding } from '@aaram/shared-domain/identity';
import { Link, Sentence, useNavigate, usePlatform, useSession } from '@aaram/shared-platform';
import {
  endLeaving,
  hasSessionEnded,
  isStorageRefused,
  rememberPage,
  takeRemembered,
} from '@aaram/shared-platform/host';
import { TextLink } from '@aaram/shared-ui/link';
import { Notice } from '@aaram/shared-ui/notice';
import { useEffect, useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { resolveDashboard } from '#layout/header/account-links.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/login.ts';
import { finishIntent } from './finish-intent.ts';
import { LoginForm } from './login-form.tsx';
import styles from './session-card.module.css';
import { SessionCard } from './session-card.tsx';
import { useLoginForm } from './use-login-form.ts';

/** Whether the page is one that this role is let into. */
const mayOpen = (from: string, role: Role) => isPanelRole(role) || !from.startsWith('/admin-');

/**
 * Goes back to the remembered page and finishes its intent, or goes to the role's own page
 * (product-rules.md#landing-after-login).
 */
function useArrival() {
  const platform = usePlatform();
  const navigate = useNavigate();
  return async (result: LoginResult) => {
    platform.startSession(result);
    const { id, role } = result.user;
    const remembered = takeRemembered();
    const isOwn = (remembered?.owner ?? id) === id;
    if (isOwn && remembered?.intent) {
      void finishIntent(platform, remembered.intent);
    }
    const from = isOwn && mayOpen(remembered?.from ?? '', role) ? remembered?.from : undefined;
    await navigate(from ?? resolveLanding(role), { replace: true });
  };
}

/** Tells a user who is logged in already; logging in as another user stays possible. */
function AlreadyLoggedIn() {
  const session = useSession();
  if (!session.isAuthenticated) {
    return null;
  }
  const { label, path } = resolveDashboard(session);
  return (
    <Notice>
      <Sentence
        parts={texts.alreadyLoggedIn(
          <TextLink as={Link} to={path} quiet>
            {label}
          </TextLink>,
        )}
      />
    </Notice>
  );
}

/** Says why the user must log in again; only the browser knows that a session has ended. */
function EndedSession() {
  const { isAuthenticated } = useSession();
  const [hasEnded, setHasEnded] = useState(false);
  useEffect(() => setHasEnded(!isAuthenticated && hasSessionEnded()), [isAuthenticated]);
  return hasEnded ? (
    <Notice tone="warning" role="alert">
      {common.sessionEnded}
    </Notice>
  ) : null;
}

/** Says before and after a login why it does not last. */
function RefusedStorage() {
  const [isRefused, setRefused] = useState(false);
  useEffect(() => setRefused(isStorageRefused()), []);
  return isRefused ? (
    <Notice tone="warning" role="status">
      {texts.storageRefused}
    </Notice>
  ) : null;
}

/** Who only wants to track an order can do so without logging in. */
function FindOrder() {
  const [wantsToTrack, setWantsToTrack] = useState(false);
  useEffect(() => {
    const remembered = takeRemembered();
    if (remembered !== undefined) {
      rememberPage(remembered);
    }
    setWantsToTrack(remembered?.from.startsWith(pages.trackOrder()) ?? false);
  }, []);
  return wantsToTrack ? (
    <Notice>
      <Sentence
        parts={texts.findOrderInstead((words) => (
          <TextLink as={Link} to={pages.findOrder()} quiet>
            {words}
          </TextLink>
        ))}
      />
    </Notice>
  ) : null;
}

export function LoginPage() {
  useEffect(endLeaving, []);
  const login = useLoginForm(useArrival());
  // URL of the shop, when this is the login of the panel alone, which has no signup: signing up never makes a seller.
  const shopUrl = useOutletContext<string | undefined>();
  return (
    <SessionCard title={common.login} lead={texts.welcomeBack}>
      <EndedSession />
      <RefusedStorage />
      {login.first.status === 'idle' && login.second.status === 'idle' ? <AlreadyLoggedIn /> : null}
      <FindOrder />
      <LoginForm login={login} />
      {shopUrl ? null : (
        <p className={styles.foot}>
          <Sentence
            parts={texts.newHere((words) => (
              <TextLink as={Link} to={pages.signup()} quiet>
                {words}
              </TextLink>
            ))}
          />
        </p>
      )}
    </SessionCard>
  );
}
