import type { LoginResult, PasskeyAnswer, PasskeyRequest } from '@aaram/shared-domain/identity';
import type { Db, Pool } from '#db/pool.ts';
import { type Outcome, Refusal, refuse, refuseField } from '#outcome.ts';
import type { Context } from '../context.ts';
import { findAccountById } from '../identity.repository.ts';
import { createSession, type Device } from '../session.repository.ts';
import { longestSession } from '../session-lifetimes.ts';
import { closeChallenge, countTries, findChallenge, openChallenge, tryChallenge } from './challenges.repository.ts';
import { listFactors } from './factors.repository.ts';
import { spendCode, WRONG_CODE } from './factors.service.ts';
import type { PasskeyUse } from './passkeys.repository.ts';
import { askForPasskey, spendPasskey, WRONG_PASSKEY } from './passkeys.service.ts';

/** How many tries an account has per hour, over all logins. */
const TRIES_AN_HOUR = 20;
const OVER = 'This login took too long or was tried too often. Please log in again.';

const refuseOver = () => refuse('INVALID_CREDENTIALS', OVER);

/** Refuses when an account had too many tries. */
async function findTooMany(db: Db, userId: string, { config }: Context): Promise<Refusal | undefined> {
  return config.hasLimits && (await countTries(db, userId)) >= TRIES_AN_HOUR
    ? refuse('TOO_MANY_REQUESTS', 'Too many wrong codes. Please wait an hour and try again.', {
        retryAfterSeconds: 600,
      })
    : undefined;
}

/** After the right password: undefined when there is no second factor, otherwise asks for it with a challenge. */
export async function askForSecondStep(db: Pool, userId: string, context: Context): Promise<Refusal | undefined> {
  const factors = await listFactors(db, userId);
  if (factors.length === 0) {
    return undefined;
  }
  const tooMany = await findTooMany(db, userId, context);
  if (tooMany !== undefined) {
    return tooMany;
  }
  const challenge = await openChallenge(db, { userId, purpose: 'login' });
  const ways = [...new Set(factors.map(({ kind }) => kind))];
  const words = ways.includes('totp')
    ? 'Please enter the code that your app shows.'
    : 'Please use your passkey, or enter a recovery code.';
  return refuse('SECOND_FACTOR_REQUIRED', words, { challenge, ways });
}

type Given = { code: string } | { passkey: PasskeyAnswer };

/** Checks a code or passkey of the account and uses it up; otherwise says what is wrong. */
async function findFault(
  db: Pool,
  { use, given }: { use: PasskeyUse; given: Given },
  context: Context,
): Promise<Refusal | undefined> {
  if ('passkey' in given) {
    const isRight = await spendPasskey(db, { use, answer: given.passkey }, context);
    return isRight ? undefined : refuse('INVALID_INPUT', WRONG_PASSKEY);
  }
  const isRight = await spendCode(db, { userId: use.userId, typed: given.code }, context);
  return isRight ? undefined : refuseField('code', WRONG_CODE);
}

/** One try at an open challenge; answers whose it is. */
async function meet(
  db: Pool,
  { token, purpose, given }: { token: string; purpose: 'login' | 'proof'; given: Given },
  context: Context,
): Promise<Outcome<string>> {
  const userId = await tryChallenge(db, token, purpose);
  if (userId === undefined) {
    return refuseOver();
  }
  const use = purpose === 'login' ? { userId, purpose, ticket: token } : { userId, purpose };
  const fault = (await findTooMany(db, userId, context)) ?? (await findFault(db, { use, given }, context));
  if (fault !== undefined) {
    return fault;
  }
  return (await closeChallenge(db, token)) ? userId : refuseOver();
}

/** The second step of a login: an app's code, a recovery code or a passkey. */
export async function finishLogin(
  db: Pool,
  { challenge, device, ...given }: { challenge: string; device: Device } & Given,
  context: Context,
): Promise<Outcome<LoginResult>> {
  const userId = await meet(db, { token: challenge, purpose: 'login', given }, context);
  return userId instanceof Refusal ? userId : openSession(db, { userId, device }, context);
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
  db: Pool,
  { userId, device }: { userId: string; device: Device },
  { config }: Context,
): Promise<Outcome<LoginResult>> {
  const account = await findAccountById(db, userId);
  if (account === undefined || account.isBanned || (account.isDemo && config.isProduction)) {
    return refuseOver();
  }
  const { id, role, isVerified, name } = account;
  const token = await createSession(db, id, longestSession(config.sessions, role), device);
  return { token, user: { id, role, isVerified, name } };
}

/** Proves again who is here, by a code or a passkey. Wrong ones count like those of a login. */
export async function proveByFactor(
  db: Pool,
  { userId, given }: { userId: string; given: Given },
  context: Context,
): Promise<Outcome<string>> {
  const token = await openChallenge(db, { userId, purpose: 'proof' });
  return meet(db, { token, purpose: 'proof', given }, context);
}
