import type { Db, Pool } from '@aaram/runtime/db';
import { locale } from '@aaram/shared-domain/format';
import { isOptional, type MessageChannel, type MessageKind } from '@aaram/shared-domain/message';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { findMobile } from '#modules/identity/index.ts';
import { enqueueJob } from '#modules/jobs/index.ts';
import type { Mail, UnsubscribeLinks } from '#modules/mail/index.ts';
import { wants } from './choices.service.ts';
import { type Messenger, type Short, ShortRefusedError } from './messengers/messenger.ts';
import { createSandbox } from './messengers/sandbox.ts';
import { createSmsMessenger } from './messengers/sms.ts';
import { createWhatsappMessenger } from './messengers/whatsapp.ts';
import { isShortKind } from './short-kinds.ts';
import { deleteOldShorts, endShort, findWaitingShort, insertShort } from './short-messages.repository.ts';
import { createUnsubscribeLinks } from './unsubscribe-links.ts';

/** A message of a kind to one person over one channel. The same event is sent once on each channel. */
export type Message = { kind: MessageKind; userId: string; event: string } & (
  | { channel: 'mail'; mail: Mail }
  | { channel: 'sms' | 'whatsapp'; words: readonly string[] }
);

declare module 'fastify' {
  interface FastifyInstance {
    messages: {
      /** Whether this store sends messages of a kind over a channel. */
      offers: (kind: MessageKind, channel: MessageChannel) => boolean;
      /**
       * Sends a message once, if its reader wants it and the store has the channel. Call it from a job: a mail is sent
       * at once and throws `MailNotSent`; a short message is stored and sent by a job of its own. `words` are its
       * values, such as the order number.
       */
      send: (message: Message) => Promise<void>;
      /** Sends a short message over every channel but mail; the same as `send` for each. */
      sendShort: (message: Omit<Extract<Message, { channel: 'sms' | 'whatsapp' }>, 'channel'>) => Promise<void>;
      /** The links that stop a kind of mail, for `writeMail`; optional kinds need them. */
      unsubscribeLinks: (userId: string, kind: MessageKind) => UnsubscribeLinks;
      /** Hands a code to the SMS provider at once. Throws `ShortNotSentError`; undefined where there are no SMS. */
      sendCode: ((short: Short & { kind: 'login-code' | 'mobile-code' }) => Promise<void>) | undefined;
    };
  }
}

/** After this a message that something was sent comes too late, hours. */
const FRESH_HOURS = 24;
const RETENTION_DAYS = 400;
const HOUR = 3_600_000;

/** The messengers of this store: providers, sandboxes outside production, or none. */
function createMessengers({ config }: FastifyInstance): Partial<Record<'sms' | 'whatsapp', Messenger>> {
  const { sms, whatsapp } = config.messages;
  const { dataDir } = config;
  const store = { brandName: config.store.brandName, host: new URL(config.publicUrl).hostname };
  const sandbox = (channel: 'sms' | 'whatsapp') =>
    config.isProduction ? {} : { [channel]: createSandbox({ dataDir, channel, store }) };
  return {
    ...(sms === undefined ? sandbox('sms') : { sms: createSmsMessenger(sms, store) }),
    ...(whatsapp === undefined
      ? sandbox('whatsapp')
      : { whatsapp: createWhatsappMessenger(whatsapp, locale.slice(0, 2)) }),
  };
}

type ShortMessage = Extract<Message, { channel: 'sms' | 'whatsapp' }>;
type Messengers = ReturnType<typeof createMessengers>;
type Waiting = NonNullable<Awaited<ReturnType<typeof findWaitingShort>>>;

const isReachable = async (db: Db, userId: string, kind: MessageKind, channel: MessageChannel) =>
  (await wants(db, userId, kind, channel)) && (await findMobile(db, userId)) !== undefined;

/** Stores a message and its job together: neither is there without the other. */
async function storeShort(db: Pool, message: ShortMessage) {
  const { kind, channel, userId, event, words } = message;
  if (!isShortKind(kind) || !(await isReachable(db, userId, kind, channel))) {
    return;
  }
  await db.begin(async (tx: Db) => {
    const id = await insertShort(tx, { kind, channel, userId, event, words });
    if (id !== undefined) {
      await enqueueJob(tx, { queue: 'messages', kind: 'send-short', payload: { id }, dedupeKey: `short:${id}` });
    }
  });
}

/** Whom a message reaches now; undefined when it must not be sent any more. */
async function findReader(db: Db, { userId, kind, channel, isOld }: Waiting) {
  const isWanted =
    !isOld && kind !== 'login-code' && kind !== 'mobile-code' && (await wants(db, userId, kind, channel));
  return isWanted ? findMobile(db, userId) : undefined;
}

/** Sends stored messages, each in a job of its own, and deletes old ones. */
function handleShorts(app: FastifyInstance, messengers: Messengers) {
  const { db } = app;
  app.handleJob('send-short', async ({ id }) => {
    const short = await findWaitingShort(db, String(id), FRESH_HOURS);
    const messenger = short && messengers[short.channel];
    if (short === undefined || messenger === undefined) {
      return;
    }
    const mobile = await findReader(db, short);
    if (mobile === undefined) {
      await endShort(db, short.id, false);
      return;
    }
    try {
      await messenger.send({ kind: short.kind, mobile, words: short.words, key: short.id });
    } catch (error) {
      if (error instanceof ShortRefusedError) {
        app.log.warn({ err: error, kind: short.kind }, 'a message is given up');
        await endShort(db, short.id, false);
        return;
      }
      throw error;
    }
    await endShort(db, short.id, true);
  });
  app.addBackground({
    name: 'old short messages',
    everyMs: HOUR,
    run: async () => void (await deleteOldShorts(db, RETENTION_DAYS)),
  });
}

/** One way to send a person a message: by mail, SMS or WhatsApp (product-rules.md#kinds-of-messages). */
export const messagesPlugin = fp(
  async (app) => {
    const { db } = app;
    const messengers = createMessengers(app);
    const links = createUnsubscribeLinks(app.config);

    const sms = messengers.sms;
    const hasCodes = sms?.offers('login-code') === true && sms.offers('mobile-code');
    /**
     * An alert is sent by the job of its name: without it the choice would have no effect. Short messages go to confirmed
     * numbers: a store that sends no codes has none.
     */
    const offers = (kind: MessageKind, channel: MessageChannel) =>
      channel === 'mail'
        ? !isOptional(kind) || app.handlesJob(kind)
        : hasCodes && isShortKind(kind) && messengers[channel]?.offers(kind) === true;

    async function sendMail({ kind, userId, event, mail }: Extract<Message, { channel: 'mail' }>) {
      if (isOptional(kind) && mail.unsubscribe === undefined) {
        throw new Error(`Mails of the kind ${kind} need a link that stops them.`);
      }
      if (await wants(db, userId, kind, 'mail')) {
        await app.sendMail(mail, [event]);
      }
    }

    const sendShort = async (message: ShortMessage) => {
      if (offers(message.kind, message.channel)) {
        await storeShort(db, message);
      }
    };
    handleShorts(app, messengers);

    app.decorate('messages', {
      offers,
      send: (message) => (message.channel === 'mail' ? sendMail(message) : sendShort(message)),
      sendShort: async (message) => {
        await sendShort({ ...message, channel: 'sms' });
        await sendShort({ ...message, channel: 'whatsapp' });
      },
      unsubscribeLinks: (userId, kind) => links.make({ userId, kind, channel: 'mail' }),
      sendCode: sms !== undefined && hasCodes ? (short) => sms.send(short) : undefined,
    });
  },
  { name: 'messages', dependencies: ['db', 'background', 'mail', 'jobs'] },
);
