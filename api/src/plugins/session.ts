import type { Pool } from '@aaram/runtime/db';
import type { ErrorCode } from '@aaram/shared-domain/contract';
import type { Role } from '@aaram/shared-domain/identity';
import { mayWork, type TeamRole } from '@aaram/shared-domain/team';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type Refusal, refuse } from '#outcome.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/requests.ts';
import { type Access, workOf } from './access.ts';
import { fail, requireId } from './errors.ts';
import { orFail } from './refusals.ts';

/** Who is calling. */
export type SessionUser = {
  id: string;
  name: string;
  email: string;
  /** The role that the person may act in now. */
  role: Role;
  /** The role of the account; `seller` for everyone in a team. A member who may not work yet acts as a shopper. */
  ownRole: Role;
  /** Whose products and parcels the person works on: the seller's of the team, else the account itself. */
  sellerId: string;
  /** What the person does in that team; nothing without a team. */
  teamRoles: readonly TeamRole[];
  isVerified: boolean;
  isDemo: boolean;
  /** Whether the team wants a second step of everyone in it. */
  teamNeedsSecondStep: boolean;
  /** Whether the account has a second step at login; only checked for admins and where the team wants it. */
  hasSecondStep: boolean;
  /** Whether the password or a second factor was given in this session within the last ten minutes. */
  isProved: boolean;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is calling; always null on public routes, which ignore tokens. */
    user: SessionUser | null;
  }
}

const MAX_TOKEN_LENGTH = 200;

/** The token of an `Authorization: Bearer` header, or undefined. */
export function readBearerToken(header: string | undefined): string | undefined {
  const match = /^Bearer ([A-Za-z0-9._~+/=-]+)$/i.exec(header ?? '');
  const token = match?.[1];
  return token !== undefined && token.length <= MAX_TOKEN_LENGTH ? token : undefined;
}

/** The caller of a route that is not public. Throws 401. */
export function requireUser(request: FastifyRequest): SessionUser {
  return request.user ?? fail(401, 'NOT_LOGGED_IN', common.logIn);
}

/**
 * Refuses unless the id in a path is the caller's own (product-rules.md#cart-lines), or the caller is an admin and
 * `admin` is true.
 */
export function requireSelf(request: FastifyRequest, userId: string, options: { admin?: boolean } = {}): SessionUser {
  const user = requireUser(request);
  const isAllowed =
    user.id === requireId(userId, common.personNotFound) || (options.admin === true && user.role === 'admin');
  return isAllowed ? user : fail(403, 'FORBIDDEN', common.noAccess);
}

/** Whose data the caller works on in the panel: a seller's, or null for an admin, who works on all. */
export const scopeOfSeller = ({ role, sellerId }: Pick<SessionUser, 'role' | 'sellerId'>): string | null =>
  role === 'admin' ? null : sellerId;

/** The database as the caller of a read in the panel sees it: the rows of the own team, or all for an admin. */
export const rowsOf = (db: Pool, { role, sellerId }: Pick<SessionUser, 'role' | 'sellerId'>): Pool =>
  role === 'admin' ? db : db.restrictedTo(sellerId);

/** The same for a call that changes something: the database refuses a team the rows of others. */
export const teamDb = (db: Pool, { role, sellerId }: Pick<SessionUser, 'role' | 'sellerId'>): Pool =>
  role === 'admin' ? db : db.actingFor(sellerId);

/** What refuses a step that cannot be undone, unless the password or a second factor was given a few minutes ago. */
export const findMissingProof = (request: FastifyRequest): Refusal | undefined =>
  !requireUser(request).isProved ? refuse('PROOF_REQUIRED', texts.enterPasswordAgain) : undefined;

/** Refuses what cannot be undone without such a proof. */
export function requireProof(request: FastifyRequest): void {
  orFail(findMissingProof(request));
}

/**
 * Lets teams and admins do their work once their email address is confirmed; in production admins also need a second
 * step at login, and everyone of a team that wants one. Until then they act as shoppers: they can buy, and see nothing
 * of other people.
 */
function checkWork(user: SessionUser, access: Access, needsSecondStep: boolean): SessionUser {
  const work = workOf(access);
  const isWork = work !== undefined || access === 'admin';
  if (isWork && user.role !== 'admin') {
    if (work === undefined || user.role !== 'seller') {
      fail(403, 'FORBIDDEN', common.noAccess);
    }
    if (!mayWork(user.teamRoles, work)) {
      fail(403, 'FORBIDDEN', texts.notYourWork);
    }
  }
  const refusal = findRefusal(user, needsSecondStep);
  if (refusal === undefined) {
    return user;
  }
  return isWork ? fail(403, ...refusal) : { ...user, role: 'user' };
}

/** Why a seller or an admin may not work yet. */
function findRefusal(user: SessionUser, needsSecondStep: boolean): [ErrorCode, string] | undefined {
  if (user.role === 'user') {
    return undefined;
  }
  if (!user.isVerified) {
    return ['EMAIL_NOT_VERIFIED', texts.confirmEmail];
  }
  if (user.hasSecondStep) {
    return undefined;
  }
  if (user.role === 'admin') {
    return needsSecondStep ? ['SECOND_FACTOR_REQUIRED', texts.setUpSecondStep] : undefined;
  }
  return user.teamNeedsSecondStep ? ['SECOND_FACTOR_REQUIRED', texts.teamNeedsSecondStep] : undefined;
}

/**
 * Decides 401 and 403 before the body is even read, from the route's declared access.
 * One prepared query per request that needs a session, `findUser`; none for public routes.
 */
export const sessionPlugin = fp(
  async (app, { findUser }: { findUser: (token: string) => Promise<SessionUser | undefined> }) => {
    app.decorateRequest('user', null);
    app.addHook('onRequest', async (request, reply) => {
      const { access } = request.routeOptions.config;
      reply.header('x-content-type-options', 'nosniff');
      if (access === undefined || access === 'public' || access === 'signature') {
        return;
      }
      reply.header('cache-control', 'no-store');
      const token = readBearerToken(request.headers.authorization);
      const user = token === undefined ? undefined : await findUser(token);
      if (user === undefined || (user.isDemo && app.config.isProduction)) {
        fail(401, 'NOT_LOGGED_IN', common.logIn);
      }
      request.user = checkWork(user, access, app.config.isProduction);
    });
  },
  { name: 'session', dependencies: ['db', 'access', 'errors'] },
);
