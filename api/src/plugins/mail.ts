import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fp from 'fastify-plugin';
import { createTransport } from 'nodemailer';

/** A message to one person, as plain text and as HTML. */
export type Mail = { to: string; subject: string; text: string; html: string };

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends through SMTP when SMTP_URL is set, otherwise writes to `DATA_DIR/outbox`. Throws when it cannot. */
    sendMail: (mail: Mail) => Promise<void>;
  }
}

/** Mail that leaves, or that a developer can read: every message as `.eml`, `.txt` and `.html`, newest name last. */
export const mailPlugin = fp(
  async (app) => {
    const { smtpUrl, from } = app.config.mail;
    const outbox = join(app.config.dataDir, 'outbox');
    const transport =
      smtpUrl === undefined ? createTransport({ streamTransport: true, buffer: true }) : createTransport(smtpUrl);

    async function writeToOutbox(mail: Mail, eml: Buffer) {
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const name = join(outbox, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`);
      await writeFile(`${name}.eml`, eml, { mode: 0o600 });
      await writeFile(`${name}.txt`, `To: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}\n`, { mode: 0o600 });
      await writeFile(`${name}.html`, mail.html, { mode: 0o600 });
    }

    app.decorate('sendMail', async (mail) => {
      const sent = await transport.sendMail({ from, ...mail });
      if (smtpUrl === undefined && 'message' in sent && Buffer.isBuffer(sent.message)) {
        await writeToOutbox(mail, sent.message);
      }
    });
  },
  { name: 'mail', dependencies: ['db'] },
);
