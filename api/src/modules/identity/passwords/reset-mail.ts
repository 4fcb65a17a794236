import type { StoreSettings } from '@aaram/shared-domain/settings';
import { type Mail, writeMail } from '#modules/mail/index.ts';
import * as texts from '#texts/identity-mails.ts';

type Reset = { name: string; email: string; link: string; minutes: number; store: StoreSettings };

/** The mail with the reset link. */
export function buildResetMail({ name, email, link, minutes, store }: Reset): Mail {
  const lead = texts.reset(store.brandName, minutes);
  return writeMail({
    to: email,
    name,
    subject: texts.resetSubject(store.brandName),
    title: texts.resetHeading,
    blocks: [
      { kind: 'text', text: lead },
      { kind: 'link', label: texts.setPassword, url: link },
      { kind: 'text', text: texts.resetIgnore },
    ],
    store,
  });
}
