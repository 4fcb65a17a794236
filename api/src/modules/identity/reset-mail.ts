import type { StoreSettings } from '@aaram/shared-domain/settings';
import { type Mail, writeMail } from '#modules/mail/index.ts';

type Reset = { name: string; email: string; link: string; minutes: number; store: StoreSettings };

/** The mail with the reset link. */
export function buildResetMail({ name, email, link, minutes, store }: Reset): Mail {
  const lead = `Somebody asked to set a new password for your ${store.brandName} account. If that was you, open this link within ${minutes} minutes:`;
  return writeMail({
    to: email,
    name,
    subject: `Set a new password for ${store.brandName}`,
    title: 'Set a new password',
    blocks: [
      { kind: 'text', text: lead },
      { kind: 'link', label: 'Set a new password', url: link },
      { kind: 'text', text: 'If it was not you, you can ignore this email. Nothing has changed.' },
    ],
    store,
  });
}
