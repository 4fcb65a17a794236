import { randomUUID } from 'node:crypto';
import type { LoginResult, PasskeyAnswer } from '@aaram/shared-domain/identity';
import type { FastifyInstance } from 'fastify';
import { enqueueJob } from '#modules/jobs/index.ts';
import { fail } from '#plugins/errors.ts';
import type { SessionUser } from '#plugins/session.ts';
import { describeUser } from './describe-user.ts';
import { proveByFactor } from './factors/second-step.service.ts';
import { findOwner, updatePassword } from './identity.repository.ts';
import { buildPasswordChangedMail } from './identity-mail.ts';
import { checkNewPassword } from './new-password.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { endSessionsOf, replaceToken } from './session.repository.ts';

type Caller = { user: SessionUser; token: string };

const notLoggedIn = () => fail(401, 'NOT_LOGGED_IN', 'Please log in.');

/** The caller's account if the given password is its current one; otherwise 400 that names the field. */
async function requirePassword(app: FastifyInstance, userId: string, given: { path: string; password: string }) {
  const owner = (await findOwner(app.db, userId)) ?? notLoggedIn();
  if (!(await verifyPassword(owner.passwordHash, given.password))) {
    const message = 'This is not your present password. Please try again.';
    fail(400, 'INVALID_INPUT', message, { issues: [{ path: given.path, message }] });
  }
  return owner;
}

/** Changes the password, ends every other session, replaces this one's token, and mails the owner. */
export async function changePassword(
  app: FastifyInstance,
  { user, token }: Caller,
  { current, password }: { current: string; password: string },
): Promise<LoginResult> {
  const { passwordHash: _hash, ...owner } = await requirePassword(app, user.id, { path: 'current', password: current });
  checkNewPassword(password, { ...owner, brandName: app.config.store.brandName });
  const passwordHash = await hashPassword(password);
  const next = await app.db.begin(async (tx) => {
    await updatePassword(tx, user.id, passwordHash);
    await endSessionsOf(tx, user.id, token);
    await enqueueJob(tx, {
      queue: 'mail',
      kind: 'tell-password-changed',
      payload: { userId: user.id, event: randomUUID() },
    });
    return replaceToken(tx, token, { minAge: 0, isProved: true, endsOld: true });
  });
  return { token: next ?? notLoggedIn(), user: describeUser(user) };
}

/** Mails the owner of an account that its password was changed. Runs as a job. */
export async function tellPasswordChanged(app: FastifyInstance, userId: string, event: string) {
  const owner = await findOwner(app.db, userId);
  if (owner !== undefined) {
    const { name, email: to } = owner;
    const link = `${app.config.publicUrl}/forgot-password`;
    await app.sendMail(buildPasswordChangedMail({ name, to, link, store: app.config.store }), [event]);
  }
}

/** Records a fresh proof by password, code or passkey, and replaces the session's token. */
export async function prove(
  app: FastifyInstance,
  { user, token }: Caller,
  proof: { password: string } | { code: string } | { passkey: PasskeyAnswer },
): Promise<LoginResult> {
  await ('password' in proof
    ? requirePassword(app, user.id, { path: 'password', password: proof.password })
    : proveByFactor(app, user.id, proof));
  const next = await replaceToken(app.db, token, { minAge: 0, isProved: true, endsOld: false });
  return { token: next ?? notLoggedIn(), user: describeUser(user) };
}
