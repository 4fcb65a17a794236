import { randomUUID } from 'node:crypto';
import type { Db, Pool } from '@aaram/runtime/db';
import { isDuplicate } from '@aaram/runtime/db/errors';
import type { LoginResult } from '@aaram/shared-domain/identity';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '#db/in-transaction.ts';
import { enqueueJob } from '#modules/jobs/index.ts';
import { type Outcome, Refusal, refuse, refuseField } from '#outcome.ts';
import * as texts from '#texts/phone.ts';
import type { Context, MailContext } from '../context.ts';
import { askForSecondStep, openSession } from '../factors/second-step.service.ts';
import { RESEND_SECONDS } from '../guesses/guess-limits.ts';
import type { Account } from '../identity.repository.ts';
import { findOwner } from '../identity.repository.ts';
import { buildMobileMail, type MobileChange } from '../identity-mail.ts';
import type { Device } from '../sessions/session.repository.ts';
import { isRightCode, readIndianMobile, readPhoneCode, writeCode } from './phone-code.ts';
import {
  type CodePurpose,
  type CodeRow,
  countSentCodes,
  findAskedCode,
  findCode,
  insertCode,
  noteCodeSent,
  spendCode,
  tryCode,
} from './phone-codes.repository.ts';
import { findAccountByMobile, moveMobile, removeMobileOf } from './phone-owners.repository.ts';

type Asked = { challenge: string; resendSeconds: number; message: string };
type TakeSend = (mobile: string, accountId: string | undefined) => Promise<Refusal | undefined>;
type TakeGuess = (mobile: string, accountId: string | undefined) => Promise<Outcome<() => Promise<void>>>;

const isShutOut = ({ config }: Context, account: Account) =>
  account.isBanned || (account.isDemo && config.isProduction);

const refuseOver = () => refuse('INVALID_CREDENTIALS', texts.codeOver);

/** Whether the day's codes have all been sent. */
const isSpent = async (db: Db, purpose: CodePurpose, { config }: Context) =>
  config.hasLimits && (await countSentCodes(db, purpose, config.messages.codesPerDay)) >= config.messages.codesPerDay;

/**
 * Asks for a code by SMS. Does and answers the same for every number, so that neither the answer nor its time tells
 * whether a number has an account: the job looks that up.
 */
export async function askForCode(
  db: Pool,
  { mobile: typed, caller, takeSend }: { mobile: string; caller?: { id: string }; takeSend: TakeSend },
  context: Context,
): Promise<Outcome<Asked>> {
  const mobile = readIndianMobile(typed);
  if (mobile === undefined) {
    return refuseField('mobile', texts.enterIndianMobile);
  }
  const purpose = caller === undefined ? 'login' : 'prove';
  const accountId = caller?.id ?? (await findAccountByMobile(db, mobile))?.id;
  const refused = await takeSend(mobile, accountId);
  if (refused !== undefined) {
    return refused;
  }
  if (await isSpent(db, purpose, context)) {
    return refuse('TOO_MANY_REQUESTS', texts.noMoreCodes, { retryAfterSeconds: 3600 });
  }
  const ticket = await inTransaction(db, async (tx) => {
    const code = await insertCode(
      tx,
      caller === undefined ? { mobile, purpose: 'login' } : { mobile, purpose: 'prove', userId: caller.id },
    );
    // Codes first: people wait for them.
    await enqueueJob(tx, { queue: 'messages', kind: 'send-code', payload: { id: code.id }, priority: 1 });
    return code.ticket;
  });
  const message = caller === undefined ? texts.codeSentIfProved : texts.codeSent;
  return { challenge: ticket, resendSeconds: RESEND_SECONDS, message };
}

/** Sends a code, while it counts and to a number that is allowed to log in. Runs as a job. */
export async function sendCode(
  db: Pool,
  id: string,
  { config, messages, log }: Pick<FastifyInstance, 'config' | 'messages' | 'log'>,
) {
  const code = await findCode(db, id);
  if (code === undefined || messages.sendCode === undefined) {
    return;
  }
  const { mobile, purpose } = code;
  if (purpose === 'login') {
    const account = await findAccountByMobile(db, mobile);
    if (account === undefined || isShutOut({ config }, account)) {
      return;
    }
  }
  if (await isSpent(db, purpose, { config })) {
    log.warn({ purpose }, 'no more codes are sent today: CODES_PER_DAY');
    return;
  }
  // Before it goes out: one that was taken while we died counts too.
  await noteCodeSent(db, id);
  await messages.sendCode({
    kind: purpose === 'login' ? 'login-code' : 'mobile-code',
    mobile,
    words: [writeCode(config.secrets, id)],
    key: id,
  });
}

type Typed = { challenge: string; code: string };

/** Checks a typed code: returns its row and how to give the guess back, or a refusal. A wrong form costs no try. */
async function checkCode(
  db: Pool,
  { challenge, code: typed, purpose }: Typed & { purpose: CodePurpose },
  { mayTry, takeGuess }: { mayTry: (row: CodeRow) => Promise<string | undefined>; takeGuess: TakeGuess },
  { config }: Context,
): Promise<Outcome<{ row: CodeRow; accountId: string }>> {
  const digits = readPhoneCode(typed);
  if (digits === undefined) {
    return refuseField('code', texts.enterSixDigits);
  }
  const row = await findAskedCode(db, challenge, purpose);
  if (row === undefined) {
    return refuseOver();
  }
  const accountId = await mayTry(row);
  const giveBack = await takeGuess(row.mobile, accountId);
  if (giveBack instanceof Refusal) {
    return giveBack;
  }
  if (!(await tryCode(db, row.id))) {
    return refuseOver();
  }
  if (!isRightCode(config.secrets, row.id, digits) || accountId === undefined) {
    return refuseField('code', texts.codeWrong);
  }
  await giveBack();
  return { row, accountId };
}

/** Logs in by a code: the first step of a login, instead of the password. */
export async function loginByCode(
  db: Pool,
  { device, takeGuess, ...typed }: Typed & { device: Device; takeGuess: TakeGuess },
  context: Context,
): Promise<Outcome<LoginResult>> {
  const mayTry = async ({ mobile }: CodeRow) => {
    const account = await findAccountByMobile(db, mobile);
    return account === undefined || isShutOut(context, account) ? undefined : account.id;
  };
  const checked = await checkCode(db, { ...typed, purpose: 'login' }, { mayTry, takeGuess }, context);
  if (checked instanceof Refusal) {
    return checked;
  }
  const { row, accountId } = checked;
  // A refusal would roll back: that a second step follows uses up the code.
  const opened = await inTransaction(db, async (tx): Promise<Outcome<{ result: Outcome<LoginResult> }>> => {
    if (!(await spendCode(tx, row.id))) {
      return refuseOver();
    }
    const secondStep = await askForSecondStep(tx, accountId);
    return { result: secondStep ?? (await openSession(tx, { userId: accountId, device }, context)) };
  });
  return opened instanceof Refusal ? opened : opened.result;
}

const tell = (db: Db, userId: string, change: MobileChange) =>
  enqueueJob(db, { queue: 'mail', kind: 'tell-mobile-changed', payload: { userId, change, event: randomUUID() } });

/** Proves a number by its code: from now on it belongs to this account alone. */
export async function proveMobile(
  db: Pool,
  { userId, takeGuess, ...typed }: Typed & { userId: string; takeGuess: TakeGuess },
  context: Context,
): Promise<Outcome<void>> {
  const mayTry = async (row: CodeRow) => (row.userId === userId ? userId : undefined);
  const checked = await checkCode(db, { ...typed, purpose: 'prove' }, { mayTry, takeGuess }, context);
  if (checked instanceof Refusal) {
    return checked;
  }
  const { row } = checked;
  try {
    return await inTransaction(db, async (tx) => {
      if (!(await spendCode(tx, row.id))) {
        return refuseOver();
      }
      const former = await moveMobile(tx, userId, row.mobile);
      await tell(tx, userId, 'proved');
      if (former !== undefined) {
        await tell(tx, former, 'lost');
      }
      return undefined;
    });
  } catch (error) {
    if (isDuplicate(error)) {
      return refuse('ALREADY_EXISTS', texts.numberTaken);
    }
    throw error;
  }
}

/** Removes an account's number: no code logs in by it, and no message is sent there any more. */
export const removeMobile = (db: Pool, userId: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (await removeMobileOf(tx, userId)) {
      await tell(tx, userId, 'removed');
    }
  });

/** Mails the owner of an account that a number logs in now, or no longer does. Runs as a job. */
export async function tellMobileChanged(
  db: Db,
  { userId, change, event }: { userId: string; change: MobileChange; event: string },
  { config, sendMail }: MailContext,
) {
  const owner = await findOwner(db, userId);
  if (owner !== undefined) {
    const link = `${config.publicUrl}/user-dashboard?tab=security`;
    const { name, email: to } = owner;
    await sendMail(buildMobileMail({ name, to, link, change, store: config.store }), [event]);
  }
}
