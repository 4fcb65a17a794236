import { randomUUID } from 'node:crypto';
import type { FactorList } from '@aaram/shared-domain/identity';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#db/pool.ts';
import { enqueueJob } from '#modules/jobs/index.ts';
import { fail } from '#plugins/errors.ts';
import type { SessionUser } from '#plugins/session.ts';
import { findOwner } from '../identity.repository.ts';
import { buildFactorMail, type FactorChange } from '../identity-mail.ts';
import { endSessionsOf } from '../session.repository.ts';
import { createAppSecret, createRecoveryCodes, describeApp, findStep, readCode } from './codes.ts';
import {
  countRecoveryCodes,
  deleteFactor,
  type Factor,
  findApps,
  insertApp,
  listFactors,
  lockOwner,
  renameFactor,
  replaceRecoveryCodes,
  spendRecoveryCode,
  spendStep,
} from './factors.repository.ts';
import { hashRecoveryCode, seal, unseal } from './seal.ts';

export type Caller = { user: SessionUser; token: string };

/** Limit for apps, and the same for passkeys. */
export const MAX_OF_A_KIND = 10;
export const NOT_THERE = 'This is removed already.';
export const WRONG_CODE = 'This code is not right, or was used before. Please wait for the next one and enter it.';

/** Whether this account must have a second factor. */
const mustHaveFactor = (app: FastifyInstance, user: SessionUser) => app.config.isProduction && user.ownRole === 'admin';

/** The second factors of an account, as the API returns them. */
export async function describeFactors(app: FastifyInstance, user: SessionUser): Promise<FactorList> {
  const factors = await listFactors(app.db, user.id);
  return {
    factors: factors.map(({ id, createdAt, lastUsedAt, ...rest }) => ({
      _id: id,
      ...rest,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodes: await countRecoveryCodes(app.db, user.id),
    isRequired: mustHaveFactor(app, user),
  };
}

/** Starts to add an app: it counts once its first code was right. */
export async function startApp(app: FastifyInstance, user: SessionUser, name: string) {
  if ((await findApps(app.db, user.id)).length >= MAX_OF_A_KIND) {
    fail(409, 'ALREADY_EXISTS', 'You have ten already. Please remove one first.');
  }
  const secret = createAppSecret();
  const sealed = seal(app.config.secrets[0], user.id, secret);
  const _id = await insertApp(app.db, { userId: user.id, name, secret: sealed });
  return { _id, ...describeApp(secret, { issuer: app.config.store.brandName, label: user.email }) };
}

async function makeRecoveryCodes(app: FastifyInstance, tx: Db, userId: string): Promise<string[]> {
  const codes = createRecoveryCodes();
  const hashes = codes.map((code) => hashRecoveryCode(app.config.secrets[0], userId, code));
  await replaceRecoveryCodes(tx, userId, hashes);
  return codes;
}

/** Queues the mail that tells the owner that a factor was added or removed. */
const tell = (db: Db, userId: string, change: 'added' | 'removed', { kind, name }: Factor) =>
  enqueueJob(db, {
    queue: 'mail',
    kind: 'tell-factor-changed',
    payload: { userId, change, factor: kind, factorName: name, event: randomUUID() },
  });

/**
 * What happens when a factor is added: the first one brings recovery codes, sessions opened without a second factor
 * end, and the owner gets a mail.
 */
export async function welcomeFactor(
  app: FastifyInstance,
  tx: Db,
  { user, token }: Caller,
  factor: Factor,
): Promise<string[]> {
  await endSessionsOf(tx, user.id, token);
  await tell(tx, user.id, 'added', factor);
  return (await countRecoveryCodes(tx, user.id)) > 0 ? [] : makeRecoveryCodes(app, tx, user.id);
}

/** Confirms an app by its first code; returns recovery codes if it is the first factor. */
export async function confirmApp(app: FastifyInstance, caller: Caller, { id, code }: { id: string; code: string }) {
  return app.db.begin(async (tx) => {
    await lockOwner(tx, caller.user.id);
    const [waiting] = await findApps(tx, caller.user.id, id);
    if (waiting === undefined) {
      return fail(404, 'NOT_FOUND', 'Please begin again with this app.');
    }
    const typed = readCode(code);
    const step = typed && findStep(unseal(app.config.secrets, caller.user.id, waiting.secret), typed.code);
    if (step === undefined || !(await spendStep(tx, waiting.id, step))) {
      return fail(400, 'INVALID_INPUT', WRONG_CODE, { issues: [{ path: 'code', message: WRONG_CODE }] });
    }
    return { recoveryCodes: await welcomeFactor(app, tx, caller, { kind: 'totp', name: waiting.name }) };
  });
}

/** Removes a factor. The last one removes the recovery codes too, and cannot be removed where a factor is required. */
export async function removeFactor(app: FastifyInstance, user: SessionUser, id: string) {
  await app.db.begin(async (tx) => {
    await lockOwner(tx, user.id);
    const removed = (await deleteFactor(tx, user.id, id)) ?? fail(404, 'NOT_FOUND', NOT_THERE);
    await tell(tx, user.id, 'removed', removed);
    if ((await listFactors(tx, user.id)).length === 0) {
      if (mustHaveFactor(app, user)) {
        fail(409, 'SECOND_FACTOR_REQUIRED', 'Admins need a second step at login. Please add another one first.');
      }
      await replaceRecoveryCodes(tx, user.id, []);
    }
  });
}

/** Renames a factor. */
export async function nameFactor(app: FastifyInstance, user: SessionUser, given: { id: string; name: string }) {
  if (!(await renameFactor(app.db, user.id, given))) {
    fail(404, 'NOT_FOUND', NOT_THERE);
  }
}

/** Mails the owner of an account that a factor was added or removed. Runs as a job. */
export async function tellFactorChanged(
  app: FastifyInstance,
  userId: string,
  { event, ...change }: FactorChange & { event: string },
) {
  const owner = await findOwner(app.db, userId);
  if (owner !== undefined) {
    const { publicUrl, store } = app.config;
    const link = `${publicUrl}/user-dashboard?tab=security`;
    await app.sendMail(buildFactorMail({ name: owner.name, to: owner.email, link, store, ...change }), [event]);
  }
}

/** Replaces the recovery codes by new ones. */
export async function renewRecoveryCodes(app: FastifyInstance, user: SessionUser) {
  return app.db.begin(async (tx) => {
    await lockOwner(tx, user.id);
    if ((await listFactors(tx, user.id)).length === 0) {
      fail(409, 'SECOND_FACTOR_REQUIRED', 'Recovery codes come with your first app or passkey.');
    }
    return { recoveryCodes: await makeRecoveryCodes(app, tx, user.id) };
  });
}

/** Whether a code is from one of the account's apps or one of its recovery codes; uses it up. */
export async function spendCode(app: FastifyInstance, userId: string, typed: string): Promise<boolean> {
  const { db, config } = app;
  const read = readCode(typed);
  if (read === undefined) {
    return false;
  }
  if (read.kind === 'recovery') {
    const hashes = config.secrets.map((secret) => hashRecoveryCode(secret, userId, read.code));
    return spendRecoveryCode(db, userId, hashes);
  }
  for (const { id, secret } of await findApps(db, userId)) {
    const step = findStep(unseal(config.secrets, userId, secret), read.code);
    if (step !== undefined && (await spendStep(db, id, step))) {
      return true;
    }
  }
  return false;
}
