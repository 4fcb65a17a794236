import { randomUUID } from 'node:crypto';
import type { Db, Pool } from '@aaram/runtime/db';
import type { LoginResult, PasskeyAnswer, PasskeyRequest } from '@aaram/shared-domain/identity';
import { inTransaction } from '#db/in-transaction.ts';
import { enqueueJob } from '#modules/jobs/index.ts';
import { type Outcome, Refusal, refuse, refuseField } from '#outcome.ts';
import * as texts from '#texts/factors.ts';
import type { Context } from '../context.ts';
import { cancelDeletion } from '../deletions.repository.ts';
import { findAccountById } from '../identity.repository.ts';
import { createSession, type Device } from '../sessions/session.repository.ts';
import { longestSession } from '../sessions/session-lifetimes.ts';
import { closeChallenge, findChallenge, openChallenge, tryChallenge } from './challenges.repository.ts';
import { listFactors } from './factors.repository.ts';
import { spendCode } from './factors.service.ts';
import type { PasskeyUse } from './passkeys.repository.ts';
import { askForPasskey, spendEntry, spendPasskey } from './passkeys.service.ts';

const refuseOver = () => refuse('INVALID_CREDENTIALS', texts.loginEnded);

/** After the right password: undefined when there is no second factor, otherwise asks for it with a challenge. */
export async function askForSecondStep(db: Db, userId: string): Promise<Refusal | undefined> {
  const factors = await listFactors(db, userId);
  if (factors.length === 0) {
    return undefined;
  }
  const challenge = await openChallenge(db, { userId, purpose: 'login' });
  const ways = [...new Set(factors.map(({ kind }) => kind))];
  const words = ways.includes('totp') ? texts.enterCode : texts.usePasskey;
  return refuse('SECOND_FACTOR_REQUIRED', words, { challenge, ways });
}

type Given = { code: string } | { passkey: PasskeyAnswer };

/** Uses one attempt of an account before a code or a passkey is checked; what it returns gives the attempt back. */
export type TakeGuess = (userId: string) => Promise<Outcome<() => Promise<void>>>;

/** What a passed challenge opens, in the transaction that uses up the challenge and its code. */
type Open<Result> = (tx: Db, userId: string) => Promise<Outcome<Result>>;

/**
 * One try at an open challenge. A code is used up together with what it opens, so that none is lost when the database
 * goes away in between. A passkey's response is used up whatever comes of it: the next try signs another one.
 */
async function meet<Result>(
  db: Pool,
  { token, purpose, given }: { token: string; purpose: 'login' | 'proof'; given: Given },
  open: Open<Result>,
  { takeGuess, ...context }: Context & { takeGuess: TakeGuess },
): Promise<Outcome<Result>> {
  const named = await findChallenge(db, token, purpose);
  const giveBack = named === undefined ? refuseOver() : await takeGuess(named);
  if (giveBack instanceof Refusal) {
    return giveBack;
  }
  const userId = await tryChallenge(db, token, purpose);
  if (userId === undefined) {
    return refuseOver();
  }
  const use: PasskeyUse = purpose === 'login' ? { userId, purpose, ticket: token } : { userId, purpose };
  if ('passkey' in given && !(await spendPasskey(db, { use, answer: given.passkey }, context))) {
    return refuse('INVALID_INPUT', texts.passkeyWrong);
  }
  const opened = await inTransaction(db, async (tx): Promise<Outcome<Result>> => {
    if ('code' in given && !(await spendCode(tx, { userId, typed: given.code }, context))) {
      return refuseField('code', texts.codeWrong);
    }
    return (await closeChallenge(tx, token)) ? open(tx, userId) : refuseOver();
  });
  if (!(opened instanceof Refusal)) {
    await giveBack();
  }
  return opened;
}

/** The second step of a login: an app's code, a recovery code or a passkey. */
export function finishLogin(
  db: Pool,
  { challenge, device, ...given }: { challenge: string; device: Device } & Given,
  context: Context & { takeGuess: TakeGuess },
): Promise<Outcome<LoginResult>> {
  const open: Open<LoginResult> = (tx, userId) => openSession(tx, { userId, device }, context);
  return meet(db, { token: challenge, purpose: 'login', given }, open, context);
}

/** The options with which a browser uses a passkey as the second step of this login. */
export async function askForPasskeyAtLogin(
  db: Pool,
  ticket: string,
  context: Context,
): Promise<Outcome<PasskeyRequest>> {
  const userId = await findChallenge(db, ticket, 'login');
  return userId === undefined ? refuseOver() : askForPasskey(db, { userId, purpose: 'login', ticket }, context);
}

/** Opens a session after both steps. */
export async function openSession(
  db: Db,
  { userId, device }: { userId: string; device: Device },
  { config }: Context,
): Promise<Outcome<LoginResult>> {
  // First: a deletion under way has locked this, and there is no account afterwards.
  const isCancelled = await cancelDeletion(db, userId);
  const account = await findAccountById(db, userId);
  if (account === undefined || account.isBanned || (account.isDemo && config.isProduction)) {
    return refuseOver();
  }
  const { id, role, isVerified, name } = account;
  if (isCancelled) {
    await enqueueJob(db, { queue: 'mail', kind: 'tell-account-kept', payload: { userId, event: randomUUID() } });
  }
  const token = await createSession(db, id, longestSession(config.sessions, role), device);
  return { token, user: { id, role, isVerified, name } };
}

/** Proves again who is here, by a code or a passkey, for what `open` does. The caller has counted the try. */
export async function proveByFactor<Result>(
  db: Pool,
  { userId, given }: { userId: string; given: Given },
  open: Open<Result>,
  context: Context,
): Promise<Outcome<Result>> {
  const token = await openChallenge(db, { userId, purpose: 'proof' });
  return meet(db, { token, purpose: 'proof', given }, open, {
    config: context.config,
    takeGuess: async () => async () => undefined,
  });
}

/** Logs in by a passkey alone: it names the account, and its device has checked who is there. */
export async function loginByPasskey(
  db: Pool,
  { passkey, device }: { passkey: PasskeyAnswer; device: Device },
  context: Context,
): Promise<Outcome<LoginResult>> {
  return inTransaction(db, async (tx) => {
    const userId = await spendEntry(tx, passkey, context);
    return userId === undefined
      ? refuse('INVALID_CREDENTIALS', texts.passkeyUnknown)
      : openSession(tx, { userId, device }, context);
  });
}
