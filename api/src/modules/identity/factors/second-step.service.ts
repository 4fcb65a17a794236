import type { LoginResult } from '@aaram/shared-domain/identity';
import type { FastifyInstance } from 'fastify';
import { fail } from '#plugins/errors.ts';
import { findAccountById } from '../identity.repository.ts';
import { createSession, type Device } from '../session.repository.ts';
import { longestSession } from '../session-lifetimes.ts';
import { closeChallenge, countTries, openChallenge, type Purpose, tryChallenge } from './challenges.repository.ts';
import { listFactors } from './factors.repository.ts';
import { spendCode, WRONG_CODE } from './factors.service.ts';

/** So many wrong codes an hour does an account allow, over all logins. */
const TRIES_AN_HOUR = 20;
const OVER = 'This login took too long or was tried too often. Please log in again.';

/** Refuses with 429 once an account had too many wrong codes. */
async function limitTries(app: FastifyInstance, userId: string) {
  if (app.config.hasLimits && (await countTries(app.db, userId)) >= TRIES_AN_HOUR) {
    fail(429, 'TOO_MANY_REQUESTS', 'Too many wrong codes. Please wait an hour and try again.', {
      retryAfterSeconds: 600,
    });
  }
}

/** After the right password: goes on when there is no second factor, else asks for it with 403 and a challenge. */
export async function askForSecondStep(app: FastifyInstance, userId: string) {
  const factors = await listFactors(app.db, userId);
  if (factors.length === 0) {
    return;
  }
  await limitTries(app, userId);
  const challenge = await openChallenge(app.db, { userId, purpose: 'login' });
  fail(403, 'SECOND_FACTOR_REQUIRED', 'Please enter the code that your app shows.', { challenge });
}

const wrongCode = () => fail(400, 'INVALID_INPUT', WRONG_CODE, { issues: [{ path: 'code', message: WRONG_CODE }] });

/** One try at a code for an open challenge; 400 when it is wrong, 401 when the challenge is over. */
async function meet(app: FastifyInstance, token: string, purpose: Purpose, code: string): Promise<string> {
  const userId = (await tryChallenge(app.db, token, purpose)) ?? fail(401, 'INVALID_CREDENTIALS', OVER);
  await limitTries(app, userId);
  if (!(await spendCode(app, userId, code))) {
    return wrongCode();
  }
  return (await closeChallenge(app.db, token)) ? userId : fail(401, 'INVALID_CREDENTIALS', OVER);
}

/** The second step of a login: a code of an app, or a recovery code. */
export async function finishLogin(
  app: FastifyInstance,
  { challenge, code }: { challenge: string; code: string },
  device: Device,
): Promise<LoginResult> {
  const userId = await meet(app, challenge, 'login', code);
  return openSession(app, userId, device);
}

/** A session for somebody who has taken both steps. */
export async function openSession(app: FastifyInstance, userId: string, device: Device): Promise<LoginResult> {
  const account = await findAccountById(app.db, userId);
  if (account === undefined || account.isBanned || (account.isDemo && app.config.isProduction)) {
    return fail(401, 'INVALID_CREDENTIALS', OVER);
  }
  const { id, role, isVerified, name } = account;
  const token = await createSession(app.db, id, longestSession(app.config.sessions, role), device);
  return { token, user: { id, role, isVerified, name } };
}

/** Proves again who is here by a code. Wrong ones count like those of a login. */
export async function proveByCode(app: FastifyInstance, userId: string, code: string) {
  const token = await openChallenge(app.db, { userId, purpose: 'proof' });
  await meet(app, token, 'proof', code);
}
