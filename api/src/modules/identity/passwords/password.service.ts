import { randomUUID } from 'node:crypto';
import type { Db, Pool } from '@aaram/runtime/db';
import type { LoginResult, PasskeyAnswer } from '@aaram/shared-domain/identity';
import { inTransaction } from '#db/in-transaction.ts';
import { enqueueJob } from '#modules/jobs/index.ts';
import { type Outcome, Refusal, refuse, refuseField } from '#outcome.ts';
import type { SessionUser } from '#plugins/session.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/identity.ts';
import type { Context, MailContext } from '../context.ts';
import { describeUser } from '../describe-user.ts';
import { proveByFactor } from '../factors/second-step.service.ts';
import { findOwner, updatePassword } from '../identity.repository.ts';
import { buildPasswordChangedMail } from '../identity-mail.ts';
import { endSessionsOf, replaceToken } from '../sessions/session.repository.ts';
import { findPasswordProblem } from './new-password.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

type Caller = { user: SessionUser; token: string };

const notLoggedIn = () => refuse('NOT_LOGGED_IN', common.logIn);

/** The caller's account if the given password is its current one; otherwise a refusal that names the field. */
async function checkPassword(db: Db, userId: string, given: { path: string; password: string }) {
  const owner = await findOwner(db, userId);
  if (owner === undefined) {
    return notLoggedIn();
  }
  const isRight = await verifyPassword(owner.passwordHash, given.password);
  return isRight ? owner : refuseField(given.path, texts.passwordWrong);
}

/** Changes the password, ends every other session, replaces this one's token, and mails the owner. */
export async function changePassword(
  db: Pool,
  { user, token, current, password }: Caller & { current: string; password: string },
  { config }: Context,
): Promise<Outcome<LoginResult>> {
  const checked = await checkPassword(db, user.id, { path: 'current', password: current });
  if (checked instanceof Refusal) {
    return checked;
  }
  const { passwordHash: _hash, ...owner } = checked;
  const weakness = findPasswordProblem(password, { ...owner, role: user.ownRole, brandName: config.store.brandName });
  if (weakness !== undefined) {
    return weakness;
  }
  const passwordHash = await hashPassword(password);
  const next = await inTransaction(db, async (tx) => {
    await updatePassword(tx, user.id, passwordHash);
    await endSessionsOf(tx, user.id, token);
    await enqueueJob(tx, {
      queue: 'mail',
      kind: 'tell-password-changed',
      payload: { userId: user.id, event: randomUUID() },
    });
    return replaceToken(tx, token, { minAge: 0, isProved: true, endsOld: true });
  });
  return next === undefined ? notLoggedIn() : { token: next, user: describeUser(user) };
}

/** Mails the owner of an account that its password was changed. Runs as a job. */
export async function tellPasswordChanged(
  db: Db,
  { userId, event }: { userId: string; event: string },
  { config, sendMail }: MailContext,
) {
  const owner = await findOwner(db, userId);
  if (owner !== undefined) {
    const { name, email: to } = owner;
    const link = `${config.publicUrl}/forgot-password`;
    await sendMail(buildPasswordChangedMail({ name, to, link, store: config.store }), [event]);
  }
}

/** Records a fresh proof by password, code or passkey, and replaces the session's token. */
export async function prove(
  db: Pool,
  { user, token, proof }: Caller & { proof: { password: string } | { code: string } | { passkey: PasskeyAnswer } },
  context: Context,
): Promise<Outcome<LoginResult>> {
  async function note(tx: Db): Promise<Outcome<LoginResult>> {
    const next = await replaceToken(tx, token, { minAge: 0, isProved: true, endsOld: false });
    return next === undefined ? notLoggedIn() : { token: next, user: describeUser(user) };
  }
  if (!('password' in proof)) {
    return proveByFactor(db, { userId: user.id, given: proof }, note, context);
  }
  const checked = await checkPassword(db, user.id, { path: 'password', password: proof.password });
  return checked instanceof Refusal ? checked : note(db);
}
