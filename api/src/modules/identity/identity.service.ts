import type { Db, Pool } from '@aaram/runtime/db';
import { isDuplicate } from '@aaram/runtime/db/errors';
import {
  checkLogin,
  checkSignup,
  type LoginInput,
  type LoginResult,
  type RegisterInput,
  type UserProfile,
} from '@aaram/shared-domain/identity';
import { readEmail, readPhone } from '@aaram/shared-domain/read';
import { inTransaction } from '#db/in-transaction.ts';
import { findAddresses } from '#modules/addresses/index.ts';
import { noteConsents } from '#modules/consents/index.ts';
import { type Outcome, Refusal, refuse, refuseFirst } from '#outcome.ts';
import * as texts from '#texts/identity.ts';
import type { Context, MailContext } from './context.ts';
import { findAskedEmail, isReservedForOther } from './email-links/email-changes.repository.ts';
import { enqueueEmailLink, refuseLink } from './email-links/email-link.service.ts';
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
import { findPasswordProblem, findStaffPasswordFlaw } from './passwords/new-password.ts';
import { hashPassword, verifyPassword } from './passwords/passwords.ts';
import { buildResetMail } from './passwords/reset-mail.ts';
import { createToken, type Device, endSessionsOf } from './sessions/session.repository.ts';

/** Creates a shopper's account. A taken email and a taken mobile get the same answer, which tells neither. */
export async function register(
  db: Pool,
  input: RegisterInput,
  { config, source }: Context & { source: string },
): Promise<Outcome<void>> {
  const problem = refuseFirst(checkSignup(input));
  if (problem !== undefined) {
    return problem;
  }
  const person = {
    name: input.name.trim(),
    email: readEmail(input.email) ?? '',
    mobile: readPhone(input.mobile),
  };
  const weakness = findPasswordProblem(input.password, {
    ...person,
    role: 'user',
    brandName: config.store.brandName,
  });
  if (weakness !== undefined) {
    return weakness;
  }
  const passwordHash = await hashPassword(input.password);
  try {
    return await inTransaction(db, async (tx): Promise<Outcome<void>> => {
      const userId = await insertUser(tx, { ...person, passwordHash });
      if (await isReservedForOther(tx, person.email, userId)) {
        return refuse('ALREADY_EXISTS', texts.accountExists);
      }
      await noteConsents(tx, ['terms', 'privacy', ...(input.wantsNews === true ? (['marketing'] as const) : [])], {
        userId,
        source,
      });
      await enqueueEmailLink(tx, userId);
    });
  } catch (error) {
    if (isDuplicate(error)) {
      return refuse('ALREADY_EXISTS', texts.accountExists);
    }
    throw error;
  }
}

/** Accounts that may not log in: banned ones, and demo accounts in production. */
const isShutOut = ({ config }: Context, account: Account) =>
  account.isBanned || (account.isDemo && config.isProduction);

type TakeGuess = (accountId: string | undefined) => Promise<Outcome<() => Promise<void>>>;

/**
 * Opens a session for an email or a mobile with its password; every kind of error gets the same 401. `takeGuess` may
 * refuse before the password is checked; the function it returns gives the guess back.
 */
export async function login(
  db: Pool,
  input: LoginInput,
  { device, takeGuess, ...context }: Context & { device: Device; takeGuess: TakeGuess },
): Promise<Outcome<LoginResult>> {
  const problem = refuseFirst(checkLogin(input));
  if (problem !== undefined) {
    return problem;
  }
  const account = await findAccount(db, readEmail(input.email) ?? '', readPhone(input.email));
  const giveBack = await takeGuess(account?.id);
  if (giveBack instanceof Refusal) {
    return giveBack;
  }
  const isRight = await verifyPassword(account?.passwordHash, input.password);
  if (account === undefined || !isRight || isShutOut(context, account)) {
    return refuse('INVALID_CREDENTIALS', texts.invalidCredentials);
  }
  await giveBack();
  const flaw = findStaffPasswordFlaw(input.password, { ...account, brandName: context.config.store.brandName });
  if (flaw !== undefined) {
    return refuse('PASSWORD_TOO_WEAK', texts.staffPasswordWeak);
  }
  const secondStep = await askForSecondStep(db, account.id);
  return secondStep ?? openSession(db, { userId: account.id, device }, context);
}

/** Sends a reset link when the address has an account. Runs as a job, so the response never waits for it. */
export async function sendResetLink(
  db: Pool,
  { email, event }: { email: string; event: string },
  context: MailContext,
) {
  const { config, sendMail } = context;
  const account = await findAccount(db, readEmail(email) ?? '', '');
  if (account === undefined || isShutOut(context, account)) {
    return;
  }
  const token = createToken();
  const minutes = config.resetMinutes;
  await insertReset(db, account.id, token, minutes);
  const link = `${config.publicUrl}/reset-password/${token}`;
  const { name, email: to } = account;
  await sendMail(buildResetMail({ name, email: to, link, minutes, store: config.store }), [event]);
}

/**
 * Sets a new password by a reset link, once, and ends all sessions of the account; returns the account's id. It also
 * confirms the mail address, since the link was read there.
 */
export async function resetPassword(
  db: Pool,
  { token, password }: { token: string; password: string },
  { config }: Context,
): Promise<Outcome<string>> {
  const owner = await findResetOwner(db, token);
  const weakness = findPasswordProblem(password, owner && { ...owner, brandName: config.store.brandName });
  if (weakness !== undefined) {
    return weakness;
  }
  const passwordHash = await hashPassword(password);
  const userId = await inTransaction(db, async (tx) => {
    const used = await useReset(tx, token);
    if (used !== undefined) {
      await updatePassword(tx, used, passwordHash);
      await markVerified(tx, used);
      await endSessionsOf(tx, used);
    }
    return used;
  });
  return userId ?? refuseLink();
}

/** The caller's own profile with the saved addresses. */
export async function getProfile(db: Db, userId: string): Promise<Outcome<UserProfile>> {
  const [profile, addresses, newEmail] = await Promise.all([
    findProfile(db, userId),
    findAddresses(db, userId),
    findAskedEmail(db, userId),
  ]);
  if (profile === undefined) {
    return refuse('NOT_FOUND', texts.profileNotFound);
  }
  const { id, createdAt, ...rest } = profile;
  return { _id: id, ...rest, newEmail, addresses, createdAt: createdAt.toISOString() };
}
