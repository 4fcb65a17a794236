import type { StoreSettings } from '@aaram/shared-domain/settings';
import { type Mail, writeMail } from '#modules/mail/index.ts';
import * as texts from '#texts/identity-mails.ts';

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
    subject: texts.confirmSubject(store.brandName),
    title: texts.confirmHeading,
    blocks: [
      {
        kind: 'text',
        text: texts.confirm(store.brandName, hours),
      },
      { kind: 'link', label: texts.confirmEmail, url: link },
      { kind: 'text', text: texts.confirmIgnore },
    ],
    store,
  });
}

/** The mail after a change of password. */
export function buildPasswordChangedMail({ name, to, link, store }: Addressee & { link: string }): Mail {
  return writeMail({
    to,
    name,
    subject: texts.changedSubject(store.brandName),
    title: texts.changedHeading,
    blocks: [
      {
        kind: 'text',
        text: texts.changed(store.brandName),
      },
      { kind: 'text', text: texts.changedByOther },
      { kind: 'link', label: texts.setPassword, url: link },
    ],
    store,
  });
}

/** A change of the second factors. */
export type FactorChange = { change: 'added' | 'removed'; factor: 'totp' | 'passkey'; factorName: string };

type FactorTexts = {
  subject: (brandName: string) => string;
  heading: string;
  lead: (name: string, brandName: string) => string;
};
const factorTexts: Record<FactorChange['factor'], Record<FactorChange['change'], FactorTexts>> = {
  passkey: {
    added: { subject: texts.passkeyAddedSubject, heading: texts.passkeyAddedHeading, lead: texts.passkeyAdded },
    removed: { subject: texts.passkeyRemovedSubject, heading: texts.passkeyRemovedHeading, lead: texts.passkeyRemoved },
  },
  totp: {
    added: { subject: texts.appAddedSubject, heading: texts.appAddedHeading, lead: texts.appAdded },
    removed: { subject: texts.appRemovedSubject, heading: texts.appRemovedHeading, lead: texts.appRemoved },
  },
};

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
  const { subject, heading, lead } = factorTexts[factor][change];
  return writeMail({
    to,
    name,
    subject: subject(store.brandName),
    title: heading,
    blocks: [
      { kind: 'text', text: lead(factorName, store.brandName) },
      { kind: 'text', text: texts.secondStepByOther },
      { kind: 'link', label: texts.accountSecurity, url: link },
    ],
    store,
  });
}

/** A number was proved at this account, or at another one and so removed from this one, or removed by its owner. */
export type MobileChange = 'proved' | 'lost' | 'removed';

const mobileTexts: Record<
  MobileChange,
  Record<'subject' | 'lead', (brandName: string) => string> & { heading: string }
> = {
  proved: { subject: texts.mobileProvedSubject, heading: texts.mobileProvedHeading, lead: texts.mobileProved },
  lost: { subject: texts.mobileLostSubject, heading: texts.mobileLostHeading, lead: texts.mobileLost },
  removed: { subject: texts.mobileRemovedSubject, heading: texts.mobileLostHeading, lead: texts.mobileRemoved },
};

/** The mail after a mobile number was proved or removed. */
export function buildMobileMail({
  name,
  to,
  link,
  change,
  store,
}: Addressee & { change: MobileChange; link: string }): Mail {
  const { subject, heading, lead } = mobileTexts[change];
  return writeMail({
    to,
    name,
    subject: subject(store.brandName),
    title: heading,
    blocks: [
      { kind: 'text', text: lead(store.brandName) },
      { kind: 'text', text: texts.mobileByOther },
      { kind: 'link', label: texts.accountSecurity, url: link },
    ],
    store,
  });
}
