import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fp from 'fastify-plugin';
import { createTransport } from 'nodemailer';
import { maskEmail } from '#mask.ts';
import { forgetMailed, noteMailed, wasMailed } from './sent-mails.repository.ts';
import type { Mail, UnsubscribeLinks } from './write-mail.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Sends a mail about an event, unless a mail about the first of `events` was already sent; then marks all of
     * `events` as sent. Uses SMTP when SMTP_URL is set, otherwise writes to `DATA_DIR/outbox`. Throws `MailNotSent`;
     * call it from a job.
     */
    sendMail: (mail: Mail, events: readonly [string, ...string[]]) => Promise<void>;
  }
}

/** After this no job asks any more whether a mail was sent: jobs wait for weeks at most, parcels take longer. */
const RETENTION_DAYS = 400;
/** Longest wait for a mail server's response, in ms. */
const PATIENCE_MS = 10_000;

/** A mail could not be sent. Contains the reason but not the recipient, because it is logged. */
class MailNotSent extends Error {
  constructor(error: unknown) {
    const { code, responseCode } = typeof error === 'object' && error !== null ? (error as SmtpFault) : {};
    super(
      `The mail server did not take a mail (${[code, responseCode].filter(Boolean).join(' ') || 'no reason given'}).`,
    );
    this.name = 'MailNotSent';
  }
}
type SmtpFault = { code?: unknown; responseCode?: unknown };

/** The server's URL with our timeouts, unless it contains some. */
function withPatience(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const limit of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    if (!url.searchParams.has(limit)) {
      url.searchParams.set(limit, String(PATIENCE_MS));
    }
  }
  return url.href;
}

/** The headers with which mail programs offer to stop these mails with one press (RFC 8058). */
const describeWayOut = ({ post }: UnsubscribeLinks) => ({
  'List-Unsubscribe': `<${post}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Writes a file completely or not at all. */
async function writeWhole(path: string, content: string | Buffer) {
  await writeFile(`${path}.draft`, content, { mode: 0o600 });
  await rename(`${path}.draft`, path);
}

/** Sends mail, or stores it for a developer to read: each message as `.eml`, `.txt` and `.html`, newest name last. */
export const mailPlugin = fp(
  async (app) => {
    const { smtpUrl, from } = app.config.mail;
    const outbox = join(app.config.dataDir, 'outbox');
    const host = new URL(app.config.publicUrl).hostname;
    const transport =
      smtpUrl === undefined
        ? createTransport({ streamTransport: true, buffer: true })
        : createTransport(withPatience(smtpUrl));

    async function writeToOutbox(mail: Mail, id: string, eml: Buffer) {
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const name = join(outbox, `${new Date().toISOString().replaceAll(':', '-')}-${id.slice(0, 8)}`);
      await writeWhole(`${name}.html`, mail.html);
      await writeWhole(`${name}.eml`, eml);
      await writeWhole(`${name}.txt`, `To: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}`);
    }

    app.addBackground({
      name: 'forget mails long sent',
      everyMs: 3_600_000,
      run: async () => void (await forgetMailed(app.db, RETENTION_DAYS)),
    });
    app.decorate('sendMail', async (mail, events) => {
      // A deleted account has no address.
      if (mail.to === '') {
        return;
      }
      if (app.isCopy()) {
        throw new MailNotSent({ code: 'COPY' });
      }
      const [event] = events;
      if (await wasMailed(app.db, event)) {
        return;
      }
      // The same for every retry, so that a mail sent twice after a crash can be recognised as a duplicate.
      const id = createHash('sha256').update(event).digest('hex').slice(0, 32);
      const { unsubscribe, ...letter } = mail;
      const headers = unsubscribe && describeWayOut(unsubscribe);
      const sent = await transport
        .sendMail({
          from,
          ...letter,
          to: { name: '', address: mail.to },
          messageId: `<${id}@${host}>`,
          ...(headers && { headers }),
        })
        .catch((error: unknown) => {
          throw new MailNotSent(error);
        });
      if (smtpUrl === undefined && 'message' in sent && Buffer.isBuffer(sent.message)) {
        await writeToOutbox(mail, id, sent.message);
      }
      await noteMailed(app.db, events, maskEmail(mail.to));
    });
  },
  { name: 'mail', dependencies: ['db', 'background', 'copy'] },
);
