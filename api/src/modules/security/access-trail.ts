import { createHmac } from 'node:crypto';
import { shortenSource } from '@aaram/runtime/http/sources';
import { isPanelRole } from '@aaram/shared-domain/identity';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { deriveKeys } from '#derive-key.ts';
import {
  findChallengedAccount,
  findCodedMobile,
  findPasskeyOwner,
  findResetAccount,
} from '#modules/identity/for-security.ts';
import { findAccountId, hashToken } from '#modules/identity/index.ts';
import { type Access, noteAccess, pruneAccesses } from './access-trail.repository.ts';
import { deleteOldReports } from './reports.repository.ts';
import {
  findStaffRead,
  findWayIn,
  readChallenge,
  readLink,
  readNames,
  readPasskey,
  readSubject,
  type Watched,
} from './watched-calls.ts';

const RETENTION_DAYS = 30;
/** Limit for the table, which invented names from many sources could otherwise fill. */
const MAX_TRAIL_ROWS = 200_000;
const HOUR = 60 * 60_000;

/**
 * Failed attempts: 401, and 429 when there were too many. A wrong own password, a wrong code and a used link get 400; a
 * right password with a second step to follow gets 403, which is no failure.
 */
const isFailure = (status: number, { by }: Watched) =>
  status === 401 || status === 429 || (status === 400 && by !== 'name');

/** The number of a login by a code: looked up before the call, after which the code may be gone. */
const coded = new WeakMap<FastifyRequest, string>();

/** The account of a second step: looked up before the call, because the call deletes the challenge. */
const challenged = new WeakMap<FastifyRequest, string>();

function createNaming(app: FastifyInstance) {
  const [key] = deriveKeys(app.config.secrets, 'access trail');
  const hash = (name: string) => `unknown:${createHmac('sha256', key).update(name).digest('base64url').slice(0, 22)}`;

  async function nameOwner(email: string, mobile: string): Promise<string | undefined> {
    const name = mobile || email;
    return name === '' ? undefined : ((await findAccountId(app.db, email, mobile)) ?? hash(name));
  }

  /** The account's id; for unknown names a keyed hash, so that the same name can be recognised when it comes again. */
  return async (request: FastifyRequest, by: Watched['by']): Promise<string | undefined> => {
    if (by === 'session') {
      return request.user?.id;
    }
    if (by === 'challenge') {
      return challenged.get(request);
    }
    if (by === 'code') {
      return nameOwner('', coded.get(request) ?? '');
    }
    if (by === 'passkey') {
      return findPasskeyOwner(app.db, readPasskey(request));
    }
    if (by === 'link') {
      return findResetAccount(app.db, hashToken(readLink(request)));
    }
    const { email, mobile } = readNames(request);
    return nameOwner(email, mobile);
  };
}

/**
 * Records every call that opens or closes access to an account, also failed ones, and every time staff read shoppers'
 * data. It runs after the response was sent, so no caller waits for it and its duration does not tell whether an
 * account exists.
 */
export const accessTrailPlugin = fp(
  async (app) => {
    const nameAccount = createNaming(app);

    async function findAccess(request: FastifyRequest, status: number): Promise<Omit<Access, 'source'> | undefined> {
      const way = findWayIn(request);
      if (way !== undefined && (status < 300 || isFailure(status, way))) {
        const account = await nameAccount(request, way.by);
        const action = status < 300 ? way.action : (`${way.action}.failed` as const);
        return account === undefined ? undefined : { action, account, subject: '' };
      }
      const read = findStaffRead(request);
      const { user } = request;
      const subject = readSubject(request);
      const isStaff = user !== null && isPanelRole(user.role) && subject !== user.id;
      return read !== undefined && status < 300 && isStaff ? { action: read, account: user.id, subject } : undefined;
    }

    app.addHook('preHandler', async (request) => {
      if (findWayIn(request)?.by === 'code') {
        const mobile = await findCodedMobile(app.db, hashToken(readChallenge(request)));
        if (mobile !== undefined) {
          coded.set(request, mobile);
        }
      }
      if (findWayIn(request)?.by === 'challenge') {
        const account = await findChallengedAccount(app.db, hashToken(readChallenge(request)));
        if (account !== undefined) {
          challenged.set(request, account);
        }
      }
    });
    app.addHook('onResponse', async (request, reply) => {
      try {
        const access = await findAccess(request, reply.statusCode);
        if (access !== undefined) {
          await noteAccess(app.db, { ...access, source: shortenSource(request.ip) });
        }
      } catch (error) {
        app.log.error({ err: error, route: request.routeOptions.url }, 'an access was not noted');
      }
    });
    app.addBackground({
      name: 'old-accesses',
      everyMs: HOUR,
      run: async () => {
        await pruneAccesses(app.db, { days: RETENTION_DAYS, most: MAX_TRAIL_ROWS });
        await deleteOldReports(app.db, RETENTION_DAYS);
      },
    });
  },
  { name: 'access-trail', dependencies: ['db', 'background', 'session'] },
);
