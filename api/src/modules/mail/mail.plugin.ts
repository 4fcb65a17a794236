import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fp from 'fastify-plugin';
import { createTransport } from 'nodemailer';
import { forgetTold, noteTold, wasTold } from './sent-mails.repository.ts';
import type { Mail } from './write-mail.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Sends a mail about an event, unless the first of `events` has been told before; the others count as told with it.
     * Through SMTP when SMTP_URL is set, otherwise into `DATA_DIR/outbox`. Throws `MailNotSent`; call it from a job.
     */
    sendMail: (mail: Mail, events: readonly [string, ...string[]]) => Promise<void>;
  }
}

/** A parcel may be long under way, and a job waits for weeks at most: after that nothing asks to be told again. */
const TOLD_DAYS = 400;
/** Longest wait for a mail server to say something, ms. */
const PATIENCE_MS = 10_000;

/** A mail did not leave. Says why without saying to whom: this ends up in logs. */
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

/** The server's address with our limits, unless it sets its own. */
function withPatience(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const limit of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    if (!url.searchParams.has(limit)) {
      url.searchParams.set(limit, String(PATIENCE_MS));
    }
  }
  return url.href;
}

/** A file that is there whole or not at all. */
async function writeWhole(path: string, content: string | Buffer) {
  await writeFile(`${path}.draft`, content, { mode: 0o600 });
  await rename(`${path}.draft`, path);
}

/** Mail that leaves, or that a developer can read: every message as `.eml`, `.txt` and `.html`, newest name last. */
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
      run: async () => void (await forgetTold(app.db, TOLD_DAYS)),
    });
    app.decorate('sendMail', async (mail, events) => {
      const [event] = events;
      if (await wasTold(app.db, event)) {
        return;
      }
      // The same for every try: whoever gets a mail twice because we died in between can tell.
      const id = createHash('sha256').update(event).digest('hex').slice(0, 32);
      const sent = await transport.sendMail({ from, ...mail, messageId: `<${id}@${host}>` }).catch((error: unknown) => {
        throw new MailNotSent(error);
      });
      if (smtpUrl === undefined && 'message' in sent && Buffer.isBuffer(sent.message)) {
        await writeToOutbox(mail, id, sent.message);
      }
      await noteTold(app.db, events);
    });
  },
  { name: 'mail', dependencies: ['db', 'background'] },
);
