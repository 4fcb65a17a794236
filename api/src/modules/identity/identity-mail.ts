import type { StoreSettings } from '@aaram/shared-domain/settings';
import { type Mail, writeMail } from '#modules/mail/index.ts';
import * as texts from '#texts/identity.ts';

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
    subject: texts.confirmYourEmailAddressForBrand(store.brandName),
    title: texts.confirmYourEmailAddress,
    blocks: [
      {
        kind: 'text',
        text: texts.confirmThatThisAddressBelongsTo(store.brandName, hours),
      },
      { kind: 'link', label: texts.confirmEmailAddress, url: link },
      { kind: 'text', text: texts.ifYouHaveNoAccountWith },
    ],
    store,
  });
}

/** The mail after a change of password. */
export function buildPasswordChangedMail({ name, to, link, store }: Addressee & { link: string }): Mail {
  return writeMail({
    to,
    name,
    subject: texts.yourBrandNamePasswordHasBeen(store.brandName),
    title: texts.yourPasswordHasBeenChanged,
    blocks: [
      {
        kind: 'text',
        text: texts.passwordOfYourBrandNameAccount(store.brandName),
      },
      { kind: 'text', text: texts.ifItWasNotYouSet },
      { kind: 'link', label: texts.setNewPassword, url: link },
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
  const kind = factor === 'passkey' ? texts.passkey : texts.authenticatorApp;
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
      { kind: 'text', text: texts.ifItWasNotYouChange },
      { kind: 'link', label: texts.securityOfMyAccount, url: link },
    ],
    store,
  });
}
