import type { Config } from '#config.ts';
import type { Mail } from '#modules/mail/index.ts';

/** What services of this module need besides the database. */
export type Context = { config: Config };
export type MailContext = Context & { sendMail: (mail: Mail, events: readonly [string, ...string[]]) => Promise<void> };
