import { defaultSettings } from '@aaram/shared-domain/settings';
import type { Mail } from '#plugins/mail.ts';

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The mail with the link of a password reset. */
export function buildResetMail({
  name,
  email,
  link,
  minutes,
}: {
  name: string;
  email: string;
  link: string;
  minutes: number;
}): Mail {
  const { brandName, tagline } = defaultSettings;
  const lines = [
    `Hello ${name},`,
    `somebody asked to set a new password for your ${brandName} account. If that was you, open this link within ${minutes} minutes:`,
  ];
  const otherwise = 'If it was not you, nothing has changed and there is nothing to do.';
  return {
    to: email,
    subject: `Set a new password for ${brandName}`,
    text: [...lines, link, otherwise, `${brandName}. ${tagline}`].join('\n\n'),
    html: `<!doctype html><html lang="en"><body>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}
<p><a href="${escapeHtml(link)}">Set a new password</a></p><p>${escapeHtml(link)}</p>
<p>${otherwise}</p><p>${brandName}. ${tagline}</p></body></html>`,
  };
}
