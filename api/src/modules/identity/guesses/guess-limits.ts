import { createHmac } from 'node:crypto';
import { readSource } from '@aaram/runtime/http/sources';
import { readEmail, readPhone } from '@aaram/shared-domain/read';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deriveKeys } from '#derive-key.ts';
import { type Outcome, type Refusal, refuse } from '#outcome.ts';
import * as texts from '#texts/identity.ts';
import * as phoneTexts from '#texts/phone.ts';
import { createDeviceCookies } from '../sessions/device-cookie.ts';
import { type Attempt, readWait, returnAttempts, takeAttempts } from './guesses.repository.ts';

/** How long a person waits before asking for another code, in seconds. */
export const RESEND_SECONDS = 30;

type Share = { burst: number; everySeconds: number };

/**
 * Limits for guesses from unknown devices. An account has two names, its mail and its mobile, each with separate
 * counters (one shared counter would tell which mobile belongs to which mail): 10 + 20 an hour for each, 60 for the
 * account. One source cannot use up an account's guesses, and one account cannot use up a source's.
 */
const strangers = {
  source: { burst: 100, everySeconds: 20 },
  accountAndSource: { burst: 6, everySeconds: 360 },
  account: { burst: 10, everySeconds: 180 },
} satisfies Record<string, Share>;
/** Limit for guesses from a device on which the account was opened before. */
const knownDevice: Share = { burst: 10, everySeconds: 72 };

/** Limits for codes that are sent: to one number, to a known device's number, and for one source. */
const sends = {
  pause: { burst: 1, everySeconds: RESEND_SECONDS },
  hour: { burst: 5, everySeconds: 900 },
  day: { burst: 10, everySeconds: 8640 },
  source: { burst: 30, everySeconds: 60 },
} satisfies Record<string, Share>;

/**
 * Number of rows in the table of counters. Keys are hashed with a secret, so a caller cannot choose who shares a slot.
 */
const SLOTS = 2 ** 20;

/** An account's name as typed: mail or mobile, in the form in which both are looked up. */
export const readAccountName = (written: string) =>
  (readPhone(written) || (readEmail(written) ?? written.trim().toLowerCase())).slice(0, 254);

type Guess = { name: string; accountId: string | undefined };

export type GuessLimits = ReturnType<typeof createGuessLimits>;

type Devices = ReturnType<typeof createDeviceCookies>;

/** Attempts in the table of counters, whose slots are chosen with `secret`. */
function createAttempts({ db }: Pick<FastifyInstance, 'db'>, secret: Buffer) {
  const slotOf = (name: string) => createHmac('sha256', secret).update(`slot:${name}`).digest().readUInt32BE() % SLOTS;

  function plan(shares: readonly (readonly [key: string, share: Share])[]): Attempt[] {
    const attempts = shares.map(([name, share]) => ({ slot: slotOf(name), ...share }));
    return [...new Map(attempts.map((attempt) => [attempt.slot, attempt])).values()];
  }

  return {
    plan,
    /** Takes all of these attempts or none; returns 0, or the seconds to wait. */
    async take(attempts: readonly Attempt[]): Promise<number> {
      const taken = await takeAttempts(db, attempts);
      if (taken.size === attempts.length) {
        return 0;
      }
      await returnAttempts(
        db,
        attempts.filter(({ slot }) => taken.has(slot)),
      );
      return Math.max(1, await readWait(db, attempts));
    },
  };
}
type Attempts = ReturnType<typeof createAttempts>;

/** Takes an attempt before a code is sent: limits by number, or by the device that is known. */
async function takeSends(attempts: Attempts, { name, device, source }: Sending): Promise<Refusal | undefined> {
  const who = device === undefined ? `number:${name}` : `device:${device.nonce}`;
  const pause = await attempts.take(attempts.plan([[`code-pause:${who}`, sends.pause]]));
  if (pause > 0) {
    return refuse('TOO_MANY_REQUESTS', phoneTexts.askAgainIn(Math.ceil(pause)), { retryAfterSeconds: pause });
  }
  const wait = await attempts.take(
    attempts.plan([
      [`codes:${who}`, sends.hour],
      [`codes-day:${who}`, sends.day],
      ...(device === undefined ? [[`codes-source:${source}`, sends.source] as const] : []),
    ]),
  );
  return wait > 0 ? refuse('TOO_MANY_REQUESTS', phoneTexts.tooManyCodes, { retryAfterSeconds: wait }) : undefined;
}
type Sending = { name: string; device: ReturnType<Devices['read']>[number] | undefined; source: string };

/** Counts password guesses in the database, so that all processes share the counts and a restart keeps them. */
export function createGuessLimits(app: FastifyInstance) {
  // With a new secret the counts begin again, and devices stay known.
  const keys = deriveKeys(app.config.secrets, 'device cookies');
  const cookies = createDeviceCookies({ keys, isSecure: app.config.publicUrl.startsWith('https:') });
  const attempts = createAttempts(app, keys[0]);
  const findDevice = (request: FastifyRequest, accountId: string | undefined) =>
    cookies.read(request.headers.cookie).find((known) => known.accountId === accountId);

  return {
    /**
     * Takes an attempt before a guess is checked; returns a function that gives it back if it was right.
     */
    async take(
      request: FastifyRequest,
      { name, accountId }: Guess,
      words = texts.tooManyLogins,
    ): Promise<Outcome<() => Promise<void>>> {
      if (!app.config.hasLimits) {
        return async () => undefined;
      }
      const device = findDevice(request, accountId);
      const source = readSource(request.ip);
      const asked = attempts.plan(
        device === undefined
          ? [
              [`source:${source}`, strangers.source],
              [`account-and-source:${name}|${source}`, strangers.accountAndSource],
              [`account:${name}`, strangers.account],
            ]
          : [[`device:${device.nonce}`, knownDevice]],
      );
      const waitSeconds = await attempts.take(asked);
      return waitSeconds > 0
        ? refuse('TOO_MANY_REQUESTS', words, { retryAfterSeconds: waitSeconds })
        : () => returnAttempts(app.db, asked);
    },

    /**
     * Takes an attempt before a code is sent; returns what refuses it. Limits by number hold for known and unknown
     * numbers alike, and a known device has its own, so that others cannot use up its owner's.
     */
    async takeSend(request: FastifyRequest, { name, accountId }: Guess): Promise<Refusal | undefined> {
      return app.config.hasLimits
        ? takeSends(attempts, { name, device: findDevice(request, accountId), source: readSource(request.ip) })
        : undefined;
    },

    /**
     * Whether one more mail with a reset link may be sent to an address. More would only fill the mailbox: while they
     * are refused, an earlier link still works.
     */
    async mayMail(name: string): Promise<boolean> {
      const everySeconds = Math.min(720, app.config.resetMinutes * 30);
      return (
        !app.config.hasLimits ||
        (await attempts.take(attempts.plan([[`reset:${name}`, { burst: 5, everySeconds }]]))) === 0
      );
    },

    /** Who is counted before a body is read: a known device, otherwise the source. */
    async nameCaller(request: FastifyRequest): Promise<string> {
      const [device] = request.headers.cookie === undefined ? [] : cookies.read(request.headers.cookie);
      return device === undefined ? readSource(request.ip) : `device:${device.accountId}`;
    },

    /** Makes the browser known to an account whose owner has just been proved. */
    noteDevice(request: FastifyRequest, reply: FastifyReply, accountId: string) {
      reply.header('set-cookie', cookies.issue(request.headers.cookie, accountId));
    },
  };
}
