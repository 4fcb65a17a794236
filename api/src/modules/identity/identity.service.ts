import {
  checkLogin,
  checkSignup,
  type LoginInput,
  type LoginResult,
  normaliseEmail,
  normaliseMobile,
  type RegisterInput,
  type UserProfile,
} from '@aaram/shared-domain/identity';
import type { FastifyInstance } from 'fastify';
import { isDuplicate } from '#db/pool.ts';
import { findAddresses } from '#modules/addresses/index.ts';
import { fail } from '#plugins/errors.ts';
import { enqueueEmailLink } from './email-link.service.ts';
import { askForSecondStep, openSession } from './factors/second-step.service.ts';
import {
  type Account,
  findAccount,
  findProfile,
  findResetOwner,
  insertReset,
  insertUser,
  markVerified,
  updatePassword,
  useReset,
} from './identity.repository.ts';
import { checkNewPassword, refuseIfAny } from './new-password.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { buildResetMail } from './reset-mail.ts';
import { createToken, type Device, endSessionsOf } from './session.repository.ts';

/** Creates a shopper's account. A taken email and a taken mobile get the same answer, which tells neither. */
export async function register(app: FastifyInstance, input: RegisterInput) {
  refuseIfAny(checkSignup(input));
  const person = {
    name: input.name.trim(),
    email: normaliseEmail(input.email),
    mobile: normaliseMobile(input.mobile),
  };
  checkNewPassword(input.password, { ...person, brandName: app.config.store.brandName });
  const passwordHash = await hashPassword(input.password);
  try {
    await app.db.begin(async (tx) => enqueueEmailLink(tx, await insertUser(tx, { ...person, passwordHash })));
  } catch (error) {
    if (isDuplicate(error)) {
      fail(409, 'ALREADY_EXISTS', 'An account with these details already exists.');
    }
    throw error;
  }
}

/** Accounts that may not log in: banned ones, and demo accounts in production. */
const isShutOut = (app: FastifyInstance, account: Account) =>
  account.isBanned || (account.isDemo && app.config.isProduction);

type TakeGuess = (accountId: string | undefined) => Promise<() => Promise<void>>;

/**
 * Opens a session for an email or a mobile with its password; every kind of error gets the same 401. `takeGuess` may
 * refuse before the password is checked; the function it returns gives the guess back.
 */
export async function login(
  app: FastifyInstance,
  input: LoginInput,
  { device, takeGuess }: { device: Device; takeGuess: TakeGuess },
): Promise<LoginResult> {
  refuseIfAny(checkLogin(input));
  const account = await findAccount(app.db, normaliseEmail(input.email), normaliseMobile(input.email));
  const giveBack = await takeGuess(account?.id);
  const isRight = await verifyPassword(account?.passwordHash, input.password);
  if (account === undefined || !isRight || isShutOut(app, account)) {
    return fail(401, 'INVALID_CREDENTIALS', 'Invalid credentials!');
  }
  await giveBack();
  await askForSecondStep(app, account.id);
  return openSession(app, account.id, device);
}

/** Sends a reset link when the address has an account. Runs as a job, so the response never waits for it. */
export async function sendResetLink(app: FastifyInstance, email: string, event: string) {
  const account = await findAccount(app.db, normaliseEmail(email), '');
  if (account === undefined || isShutOut(app, account)) {
    return;
  }
  const token = createToken();
  const minutes = app.config.resetMinutes;
  await insertReset(app.db, account.id, token, minutes);
  const link = `${app.config.publicUrl}/reset-password/${token}`;
  const { name, email: to } = account;
  await app.sendMail(buildResetMail({ name, email: to, link, minutes, store: app.config.store }), [event]);
}

/**
 * Sets a new password by a reset link, once, and ends all sessions of the account; returns the account's id. It also
 * confirms the mail address, since the link was read there.
 */
export async function resetPassword(app: FastifyInstance, token: string, password: string): Promise<string> {
  const owner = await findResetOwner(app.db, token);
  checkNewPassword(password, owner && { ...owner, brandName: app.config.store.brandName });
  const passwordHash = await hashPassword(password);
  const userId = await app.db.begin(async (tx) => {
    const used = await useReset(tx, token);
    if (used !== undefined) {
      await updatePassword(tx, used, passwordHash);
      await markVerified(tx, used);
      await endSessionsOf(tx, used);
    }
    return used;
  });
  return (
    userId ?? fail(400, 'INVALID_OR_EXPIRED_LINK', 'This link is invalid or has expired. Please ask for a new one.')
  );
}

/** The caller's own profile with the saved addresses. */
export async function getProfile(app: FastifyInstance, userId: string): Promise<UserProfile> {
  const [profile, addresses] = await Promise.all([findProfile(app.db, userId), findAddresses(app.db, userId)]);
  const { id, createdAt, ...rest } = profile ?? fail(404, 'NOT_FOUND', 'No profile data found.');
  return { _id: id, ...rest, addresses, createdAt: createdAt.toISOString() };
}
