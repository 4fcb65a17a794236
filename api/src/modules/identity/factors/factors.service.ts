import { randomUUID } from 'node:crypto';
import type { Db, Pool } from '@aaram/runtime/db';
import type { FactorList } from '@aaram/shared-domain/identity';
import { inTransaction } from '#db/in-transaction.ts';
import { enqueueJob } from '#modules/jobs/index.ts';
import { type Outcome, refuse, refuseField } from '#outcome.ts';
import type { SessionUser } from '#plugins/session.ts';
import * as texts from '#texts/factors.ts';
import type { Context, MailContext } from '../context.ts';
import { findOwner } from '../identity.repository.ts';
import { buildFactorMail, type FactorChange } from '../identity-mail.ts';
import { endSessionsOf } from '../sessions/session.repository.ts';
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

export const refuseFull = () => refuse('ALREADY_EXISTS', texts.tooMany);

/** Whether this account must have a second factor. */
const mustHaveFactor = ({ config }: Context, user: SessionUser) =>
  user.ownRole === 'admin' ? config.isProduction : user.teamNeedsSecondStep;

/** The second factors of an account, as the API returns them. */
export async function describeFactors(db: Db, user: SessionUser, context: Context): Promise<FactorList> {
  const factors = await listFactors(db, user.id);
  return {
    factors: factors.map(({ id, createdAt, lastUsedAt, ...rest }) => ({
      _id: id,
      ...rest,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodes: await countRecoveryCodes(db, user.id),
    isRequired: mustHaveFactor(context, user),
  };
}

/** Starts to add an app: it counts once its first code was right. */
export async function startApp(
  db: Db,
  { user, name }: { user: SessionUser; name: string },
  { config }: Context,
): Promise<Outcome<{ _id: string; uri: string; secret: string }>> {
  if ((await findApps(db, user.id)).length >= MAX_OF_A_KIND) {
    return refuseFull();
  }
  const secret = createAppSecret();
  const sealed = seal(config.secrets[0], user.id, secret);
  const _id = await insertApp(db, { userId: user.id, name, secret: sealed });
  return { _id, ...describeApp(secret, { issuer: config.store.brandName, label: user.email }) };
}

async function makeRecoveryCodes(tx: Db, userId: string, { config }: Context): Promise<string[]> {
  const codes = createRecoveryCodes();
  const hashes = codes.map((code) => hashRecoveryCode(config.secrets[0], userId, code));
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
  tx: Db,
  { caller, factor }: { caller: Caller; factor: Factor },
  context: Context,
): Promise<string[]> {
  const { user, token } = caller;
  await endSessionsOf(tx, user.id, token);
  await tell(tx, user.id, 'added', factor);
  return (await countRecoveryCodes(tx, user.id)) > 0 ? [] : makeRecoveryCodes(tx, user.id, context);
}

/** Confirms an app by its first code; returns recovery codes if it is the first factor. */
export async function confirmApp(
  db: Pool,
  { caller, id, code }: { caller: Caller; id: string; code: string },
  context: Context,
): Promise<Outcome<{ recoveryCodes: string[] }>> {
  return inTransaction(db, async (tx) => {
    await lockOwner(tx, caller.user.id);
    const [waiting] = await findApps(tx, caller.user.id, id);
    if (waiting === undefined) {
      return refuse('NOT_FOUND', texts.beginAppAgain);
    }
    const typed = readCode(code);
    const step = typed && findStep(unseal(context.config.secrets, caller.user.id, waiting.secret), typed.code);
    if (step === undefined || !(await spendStep(tx, waiting.id, step))) {
      return refuseField('code', texts.codeWrong);
    }
    const factor: Factor = { kind: 'totp', name: waiting.name };
    return { recoveryCodes: await welcomeFactor(tx, { caller, factor }, context) };
  });
}

/** Removes a factor. The last one removes the recovery codes too, and cannot be removed where a factor is required. */
export async function removeFactor(
  db: Pool,
  { user, id }: { user: SessionUser; id: string },
  context: Context,
): Promise<Outcome<void>> {
  return inTransaction(db, async (tx) => {
    await lockOwner(tx, user.id);
    const removed = await deleteFactor(tx, user.id, id);
    if (removed === undefined) {
      return refuse('NOT_FOUND', texts.removedAlready);
    }
    await tell(tx, user.id, 'removed', removed);
    if ((await listFactors(tx, user.id)).length === 0) {
      if (mustHaveFactor(context, user)) {
        return refuse('SECOND_FACTOR_REQUIRED', texts.adminsNeedOne);
      }
      await replaceRecoveryCodes(tx, user.id, []);
    }
    return undefined;
  });
}

/** Renames a factor. */
export async function nameFactor(
  db: Db,
  { user, ...given }: { user: SessionUser; id: string; name: string },
): Promise<Outcome<void>> {
  return (await renameFactor(db, user.id, given)) ? undefined : refuse('NOT_FOUND', texts.removedAlready);
}

/** Mails the owner of an account that a factor was added or removed. Runs as a job. */
export async function tellFactorChanged(
  db: Db,
  { userId, event, ...change }: FactorChange & { userId: string; event: string },
  { config, sendMail }: MailContext,
) {
  const owner = await findOwner(db, userId);
  if (owner !== undefined) {
    const { publicUrl, store } = config;
    const link = `${publicUrl}/user-dashboard?tab=security`;
    await sendMail(buildFactorMail({ name: owner.name, to: owner.email, link, store, ...change }), [event]);
  }
}

/** Replaces the recovery codes by new ones. */
export async function renewRecoveryCodes(
  db: Pool,
  user: SessionUser,
  context: Context,
): Promise<Outcome<{ recoveryCodes: string[] }>> {
  return inTransaction(db, async (tx) => {
    await lockOwner(tx, user.id);
    if ((await listFactors(tx, user.id)).length === 0) {
      return refuse('SECOND_FACTOR_REQUIRED', texts.noRecoveryCodes);
    }
    return { recoveryCodes: await makeRecoveryCodes(tx, user.id, context) };
  });
}

/** Whether a code is from one of the account's apps or one of its recovery codes; uses it up. */
export async function spendCode(
  db: Db,
  { userId, typed }: { userId: string; typed: string },
  { config }: Context,
): Promise<boolean> {
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
