import type { LoginResult, PasskeyAnswer, PasskeyRequest } from '@aaram/shared-domain/identity';
import type { FastifyInstance } from 'fastify';
import { fail } from '#plugins/errors.ts';
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

/** Refuses with 429 when an account had too many tries. */
async function limitTries(app: FastifyInstance, userId: string) {
  if (app.config.hasLimits && (await countTries(app.db, userId)) >= TRIES_AN_HOUR) {
    fail(429, 'TOO_MANY_REQUESTS', 'Too many wrong codes. Please wait an hour and try again.', {
      retryAfterSeconds: 600,
    });
  }
}

/** After the right password: returns when there is no second factor, otherwise asks for it with 403 and a challenge. */
export async function askForSecondStep(app: FastifyInstance, userId: string) {
  const factors = await listFactors(app.db, userId);
  if (factors.length === 0) {
    return;
  }
  await limitTries(app, userId);
  const challenge = await openChallenge(app.db, { userId, purpose: 'login' });
  const ways = [...new Set(factors.map(({ kind }) => kind))];
  const words = ways.includes('totp')
    ? 'Please enter the code that your app shows.'
    : 'Please use your passkey, or enter a recovery code.';
  fail(403, 'SECOND_FACTOR_REQUIRED', words, { challenge, ways });
}

type Given = { code: string } | { passkey: PasskeyAnswer };

/** Checks a code or passkey of the account and uses it up; otherwise fails with 400 and says what is wrong. */
async function check(app: FastifyInstance, use: PasskeyUse, given: Given): Promise<void> {
  if ('passkey' in given) {
    return (await spendPasskey(app, use, given.passkey)) ? undefined : fail(400, 'INVALID_INPUT', WRONG_PASSKEY);
  }
  if (!(await spendCode(app, use.userId, given.code))) {
    fail(400, 'INVALID_INPUT', WRONG_CODE, { issues: [{ path: 'code', message: WRONG_CODE }] });
  }
}

/** One try at an open challenge; 400 when the code or passkey is wrong, 401 when the challenge has ended. */
async function meet(app: FastifyInstance, token: string, purpose: 'login' | 'proof', given: Given): Promise<string> {
  const userId = (await tryChallenge(app.db, token, purpose)) ?? fail(401, 'INVALID_CREDENTIALS', OVER);
  await limitTries(app, userId);
  await check(app, purpose === 'login' ? { userId, purpose, ticket: token } : { userId, purpose }, given);
  return (await closeChallenge(app.db, token)) ? userId : fail(401, 'INVALID_CREDENTIALS', OVER);
}

/** The second step of a login: an app's code, a recovery code or a passkey. */
export async function finishLogin(
  app: FastifyInstance,
  { challenge, ...given }: { challenge: string } & Given,
  device: Device,
): Promise<LoginResult> {
  const userId = await meet(app, challenge, 'login', given);
  return openSession(app, userId, device);
}

/** The options with which a browser uses a passkey as the second step of this login. */
export async function askForPasskeyAtLogin(app: FastifyInstance, ticket: string): Promise<PasskeyRequest> {
  const userId = (await findChallenge(app.db, ticket, 'login')) ?? fail(401, 'INVALID_CREDENTIALS', OVER);
  return askForPasskey(app, { userId, purpose: 'login', ticket });
}

/** Opens a session after both steps. */
export async function openSession(app: FastifyInstance, userId: string, device: Device): Promise<LoginResult> {
  const account = await findAccountById(app.db, userId);
  if (account === undefined || account.isBanned || (account.isDemo && app.config.isProduction)) {
    return fail(401, 'INVALID_CREDENTIALS', OVER);
  }
  const { id, role, isVerified, name } = account;
  const token = await createSession(app.db, id, longestSession(app.config.sessions, role), device);
  return { token, user: { id, role, isVerified, name } };
}

/** Proves again who is here, by a code or a passkey. Wrong ones count like those of a login. */
export async function proveByFactor(app: FastifyInstance, userId: string, given: Given) {
  const token = await openChallenge(app.db, { userId, purpose: 'proof' });
  await meet(app, token, 'proof', given);
}
