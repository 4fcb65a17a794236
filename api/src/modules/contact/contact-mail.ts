import type { StoreSettings } from '@aaram/shared-domain/settings';
import { type Mail, writeMail } from '#modules/mail/index.ts';
import * as texts from '#texts/contact-mails.ts';

type About = { to: string; link: string; store: StoreSettings };
type Named = About & { name: string };

/** The mail to a new address, with the link that makes it the account's. */
export const writeNewAddress = ({ to, name, link, hours, store }: Named & { hours: number }): Mail =>
  writeMail({
    to,
    name,
    subject: texts.newAddressSubject(store.brandName),
    title: texts.newAddressHeading,
    blocks: [
      { kind: 'text', text: texts.newAddress(store.brandName, hours) },
      { kind: 'link', label: texts.confirmNewAddress, url: link },
      { kind: 'text', text: texts.newAddressIgnore },
    ],
    store,
  });

/** The mail to an address that has an account already, which another person wanted for theirs. */
export const writeAddressInUse = ({ to, link, store }: About): Mail =>
  writeMail({
    to,
    name: to,
    subject: texts.inUseSubject(store.brandName),
    title: texts.inUseHeading,
    blocks: [
      { kind: 'text', text: texts.inUse(store.brandName) },
      { kind: 'link', label: texts.setPassword, url: link },
    ],
    store,
  });

/** The mail to the old address after a change, with the link that undoes it. */
export const writeEmailChanged = ({ to, name, link, days, store }: Named & { days: number }): Mail =>
  writeMail({
    to,
    name,
    subject: texts.emailChangedSubject(store.brandName),
    title: texts.emailChangedHeading,
    blocks: [
      { kind: 'text', text: texts.emailChanged(store.brandName) },
      { kind: 'text', text: texts.emailChangedByOther(days) },
      { kind: 'link', label: texts.undoChange, url: link },
    ],
    store,
  });
