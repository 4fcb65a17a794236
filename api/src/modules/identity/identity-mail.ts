import type { StoreSettings } from '@aaram/shared-domain/settings';
import { type Mail, writeMail } from '#modules/mail/index.ts';

type Addressee = { name: string; to: string; store: StoreSettings };

/** The mail with the link that confirms a mail address. */
export function buildEmailLinkMail({
  name,
  to,
  link,
  hours,
  store,
}: Addressee & { link: string; hours: number }): Mail {
  return writeMail({
    to,
    name,
    subject: `Confirm your email address for ${store.brandName}`,
    title: 'Confirm your email address',
    blocks: [
      {
        kind: 'text',
        text: `Please confirm that this address belongs to your ${store.brandName} account: open this link within ${hours} hours and log in.`,
      },
      { kind: 'link', label: 'Confirm email address', url: link },
      { kind: 'text', text: 'If you have no account with us, you can ignore this email.' },
    ],
    store,
  });
}

/** The mail after a change of password. */
export function buildPasswordChangedMail({ name, to, link, store }: Addressee & { link: string }): Mail {
  return writeMail({
    to,
    name,
    subject: `Your ${store.brandName} password has been changed`,
    title: 'Your password has been changed',
    blocks: [
      {
        kind: 'text',
        text: `The password of your ${store.brandName} account has just been changed, and all other devices have been logged out.`,
      },
      { kind: 'text', text: 'If it was not you, set a new password at once:' },
      { kind: 'link', label: 'Set a new password', url: link },
    ],
    store,
  });
}

/** A change of the second factors. */
export type FactorChange = { change: 'added' | 'removed'; factor: 'totp' | 'passkey'; factorName: string };

/** The mail after a second factor was added or removed. */
export function buildFactorMail({
  name,
  to,
  link,
  change,
  factor,
  factorName,
  store,
}: Addressee & FactorChange & { link: string }): Mail {
  const kind = factor === 'passkey' ? 'A passkey' : 'An authenticator app';
  return writeMail({
    to,
    name,
    subject: `${kind} was ${change} at ${store.brandName}`,
    title: `${kind} was ${change}`,
    blocks: [
      {
        kind: 'text',
        text: `${kind}, "${factorName}", has just been ${change} at your ${store.brandName} account.`,
      },
      { kind: 'text', text: 'If it was not you, change your password at once and look at what is listed there:' },
      { kind: 'link', label: 'Security of my account', url: link },
    ],
    store,
  });
}
