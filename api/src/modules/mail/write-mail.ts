import { locale } from '@aaram/shared-domain/format';
import { isolate, readText } from '@aaram/shared-domain/read';
import type { StoreSettings } from '@aaram/shared-domain/settings';
import { escapeHtml } from '#escape-html.ts';
import * as texts from '#texts/mail.ts';
import * as messageTexts from '#texts/messages.ts';

/** A message to one person, as plain text and as HTML. */
export type Mail = { to: string; subject: string; text: string; html: string; unsubscribe?: UnsubscribeLinks };

/** Where a person switches off one kind of mail: a page, and the address that mail programs post to (RFC 8058). */
export type UnsubscribeLinks = { page: string; post: string };

/** The contents of a mail, in order. Texts may be any user input; each format escapes them. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  /** Names with their values, such as amounts; with `isSum` the last one is the sum. */
  | { kind: 'facts'; rows: readonly (readonly [string, string])[]; isSum?: boolean }
  | { kind: 'address'; title: string; lines: readonly string[] }
  /** Pictures of the store by their whole addresses, shown small; the plain text has none. */
  | { kind: 'pictures'; pictures: readonly { url: string; alt: string }[] }
  | { kind: 'link'; label: string; url: string };

type Letter = {
  to: string;
  name: string;
  subject: string;
  title: string;
  blocks: readonly Block[];
  store: Pick<StoreSettings, 'brandName' | 'tagline' | 'supportEmail'>;
  /** For kinds that are optional. */
  unsubscribe?: UnsubscribeLinks;
};

/** Escapes and isolates a text, so that right-to-left text does not reorder the text around it. */
const isolateHtml = (text: string) => `<bdi>${escapeHtml(text)}</bdi>`;
/** Makes one line of any input, so that it cannot forge further lines of a mail or reorder its text. */
const flatten = (text: string) => isolate(readText(text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')).trim());

function blockAsText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'list':
      return block.items.map((item) => `- ${flatten(item)}`).join('\n');
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${flatten(value)}`).join('\n');
    case 'address':
      return [`${block.title}:`, ...block.lines.map(flatten)].join('\n');
    case 'pictures':
      return '';
    case 'link':
      return `${block.label}: ${block.url}`;
  }
}

const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:6px;background:#8a1538;color:#ffffff;font-weight:600;text-decoration:none';

function blockAsHtml(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p>${isolateHtml(block.text)}</p>`;
    case 'list':
      return `<ul style="padding-left:1.2em">${block.items.map((item) => `<li>${isolateHtml(item)}</li>`).join('')}</ul>`;
    case 'facts':
      return `<ul style="padding-left:0;list-style:none">${block.rows
        .map(([label, value], index) => {
          const isStrong = block.isSum === true && index === block.rows.length - 1;
          const row = `${escapeHtml(label)}: ${isolateHtml(value)}`;
          return `<li>${isStrong ? `<strong>${row}</strong>` : row}</li>`;
        })
        .join('')}</ul>`;
    case 'address':
      return `<h2 style="font-size:1rem">${escapeHtml(block.title)}</h2><p>${block.lines.map(isolateHtml).join('<br>')}</p>`;
    case 'pictures':
      return `<p>${block.pictures
        .map(
          ({ url, alt }) =>
            `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="120" height="160" style="margin:0 8px 8px 0;border-radius:6px">`,
        )
        .join('')}</p>`;
    case 'link':
      return `<p><a href="${escapeHtml(block.url)}" style="${BUTTON}">${escapeHtml(block.label)}</a></p>`;
  }
}

const wayOutAsHtml = ({ page }: UnsubscribeLinks) =>
  `\n<p style="font-size:0.875rem">${escapeHtml(messageTexts.whyThisMail)} <a href="${escapeHtml(page)}">${escapeHtml(messageTexts.unsubscribe)}</a></p>`;

/** Builds a mail: greeting, blocks, signature. Without tables or anything loaded from elsewhere than the store. */
export function writeMail({ to, name, subject, title, blocks, store, unsubscribe }: Letter): Mail {
  const greeting = texts.hello(flatten(name));
  const farewell = [texts.signature(store.brandName, store.tagline), texts.questions(store.supportEmail)];
  const wayOut =
    unsubscribe && [messageTexts.whyThisMail, `${messageTexts.unsubscribe}: ${unsubscribe.page}`].join('\n');
  const parts = [
    greeting,
    ...blocks.map(blockAsText).filter((part) => part !== ''),
    farewell.join('\n'),
    ...(wayOut ? [wayOut] : []),
  ];
  const text = parts.join('\n\n');
  const html = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px;font-family:system-ui,-apple-system,'Segoe UI',Arial,sans-serif;font-size:16px;line-height:1.5">
<main style="max-width:36rem;margin:0 auto;overflow-wrap:anywhere">
<h1 style="font-size:1.5rem;line-height:1.25">${escapeHtml(title)}</h1>
<p>${texts.hello(isolateHtml(name))}</p>
${blocks.map(blockAsHtml).join('\n')}
<p>${farewell.map(escapeHtml).join('<br>')}</p>${unsubscribe ? wayOutAsHtml(unsubscribe) : ''}
</main>
</body>
</html>
`;
  return { to, subject, text: `${text}\n`, html, ...(unsubscribe && { unsubscribe }) };
}
