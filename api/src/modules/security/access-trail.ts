import { createHash, createHmac, randomBytes } from 'node:crypto';
import { isPanelRole } from '@aaram/shared-domain/identity';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { shortenSource } from '#plugins/source.ts';
import {
  type Access,
  findAccountId,
  findChallengedAccount,
  findResetAccount,
  noteAccess,
  pruneAccesses,
  readTrailKey,
} from './access-trail.repository.ts';
import { deleteOldReports } from './reports.repository.ts';
import {
  findStaffRead,
  findWayIn,
  readChallenge,
  readLink,
  readNames,
  readSubject,
  type Watched,
} from './watched-calls.ts';

const KEPT_DAYS = 30;
/** Made-up names from many sources fill no more than this. */
const MOST_ROWS = 200_000;
const HOUR = 60 * 60_000;

/**
 * Wrong proofs, and more of them than are looked at. A wrong own password or code and a used link are answered 400, a
 * right password that a second step follows 403.
 */
const isFailure = (status: number, { by }: Watched) =>
  status === 401 || status === 429 || (status === 400 && by !== 'name');

const hashToken = (token: string) => createHash('sha256').update(token).digest();

/** Whose second step a request is about: looked up before it is taken, since it is gone after. */
const challenged = new WeakMap<FastifyRequest, string>();

function createNaming(app: FastifyInstance) {
  let key: Promise<string> | undefined;
  async function hash(name: string): Promise<string> {
    key ??= readTrailKey(app.db, randomBytes(32).toString('base64url'));
    key.catch(() => {
      key = undefined;
    });
    return `unknown:${createHmac('sha256', await key)
      .update(name)
      .digest('base64url')
      .slice(0, 22)}`;
  }

  /** The account's id; a keyed hash of a name that nobody has, so that the same one is seen to come again. */
  return async (request: FastifyRequest, by: Watched['by']): Promise<string | undefined> => {
    if (by === 'session') {
      return request.user?.id;
    }
    if (by === 'challenge') {
      return challenged.get(request);
    }
    if (by === 'link') {
      return findResetAccount(app.db, hashToken(readLink(request)));
    }
    const { email, mobile } = readNames(request);
    const name = mobile || email;
    return name === '' ? undefined : ((await findAccountId(app.db, email, mobile)) ?? hash(name));
  };
}

/**
 * Notes every way in, tried or taken, and every reading of shoppers' data by staff, after the answer has gone: nobody
 * waits for it, and how long it takes tells nobody whether an account exists.
 */
export const accessTrailPlugin = fp(
  async (app) => {
    const nameAccount = createNaming(app);

    async function findAccess(request: FastifyRequest, status: number): Promise<Omit<Access, 'source'> | undefined> {
      const way = findWayIn(request);
      if (way !== undefined && (status < 300 || isFailure(status, way))) {
        const account = await nameAccount(request, way.by);
        const action = status < 300 ? way.action : `${way.action}.failed`;
        return account === undefined ? undefined : { action, account, subject: '' };
      }
      const read = findStaffRead(request);
      const { user } = request;
      const subject = readSubject(request);
      const isStaff = user !== null && isPanelRole(user.role) && subject !== user.id;
      return read !== undefined && status < 300 && isStaff ? { action: read, account: user.id, subject } : undefined;
    }

    app.addHook('preHandler', async (request) => {
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
        await pruneAccesses(app.db, { days: KEPT_DAYS, most: MOST_ROWS });
        await deleteOldReports(app.db, KEPT_DAYS);
      },
    });
  },
  { name: 'access-trail', dependencies: ['db', 'background', 'session'] },
);
