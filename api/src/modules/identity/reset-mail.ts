import type { StoreSettings } from '@aaram/shared-domain/settings';
import { type Mail, writeMail } from '#modules/mail/index.ts';
import * as texts from '#texts/identity.ts';

type Reset = { name: string; email: string; link: string; minutes: number; store: StoreSettings };

/** The mail with the reset link. */
export function buildResetMail({ name, email, link, minutes, store }: Reset): Mail {
  const lead = texts.somebodyAskedToSetNewPassword(store.brandName, minutes);
  return writeMail({
    to: email,
    name,
    subject: texts.setNewPasswordForBrandName(store.brandName),
    title: texts.setNewPassword,
    blocks: [
      { kind: 'text', text: lead },
      { kind: 'link', label: texts.setNewPassword, url: link },
      { kind: 'text', text: texts.ifItWasNotYouYou },
    ],
    store,
  });
}
