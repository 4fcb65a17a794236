import type { StaffReadAction, WayInAction } from '@aaram/shared-domain/audit';
import { readEmail, readPhone } from '@aaram/shared-domain/read';
import type { FastifyRequest } from 'fastify';

/**
 * How a call names the account: by session, by mail address or mobile in the body, by reset link, by challenge, or by
 * the ticket of a code, or by a passkey. */
export type Watched = { action: WayInAction; by: 'session' | 'name' | 'link' | 'challenge' | 'code' | 'passkey' };

/** Calls that open or close access to an account, for any caller. */
const waysIn: Readonly<Record<string, Watched>> = {
  'POST /api/auth/login': { action: 'login', by: 'name' },
  'POST /api/auth/login/second': { action: 'login', by: 'challenge' },
  'POST /api/auth/login/passkey': { action: 'login', by: 'passkey' },
  'POST /api/auth/login/code/confirm': { action: 'login', by: 'code' },
  'POST /api/auth/me/mobile': { action: 'mobile.prove', by: 'session' },
  'DELETE /api/auth/me/mobile': { action: 'mobile.remove', by: 'session' },
  'POST /api/auth/me/deletion': { action: 'account.delete', by: 'session' },
  'POST /api/auth/me/email': { action: 'email.ask', by: 'session' },
  'PUT /api/auth/me/email': { action: 'email.change', by: 'session' },
  'GET /api/auth/me/data': { action: 'data.copy', by: 'session' },
  'POST /api/auth/logout': { action: 'logout', by: 'session' },
  'DELETE /api/auth/me/sessions': { action: 'logout.all', by: 'session' },
  'PUT /api/auth/me/password': { action: 'password.change', by: 'session' },
  'POST /api/auth/me/proof': { action: 'proof', by: 'session' },
  'POST /api/auth/me/apps/:id/confirm': { action: 'factor.add', by: 'session' },
  'POST /api/auth/me/passkeys': { action: 'factor.add', by: 'session' },
  'DELETE /api/auth/me/factors/:id': { action: 'factor.remove', by: 'session' },
  'POST /api/auth/me/recovery-codes': { action: 'codes.renew', by: 'session' },
  'POST /api/auth/forgot-password': { action: 'reset.ask', by: 'name' },
  'POST /api/auth/reset-password/:token': { action: 'reset', by: 'link' },
};

/** Calls with which sellers and admins read shoppers' data. */
const staffReads: Readonly<Record<string, StaffReadAction>> = {
  'GET /api/auth/orders/all': 'read.orders',
  'GET /api/auth/api/seller/orders': 'read.orders',
  'GET /api/auth/panel/orders': 'read.orders',
  'GET /api/auth/panel/exports/orders': 'read.orders',
  'GET /api/auth/orders/:id': 'read.order',
  'GET /api/auth/panel/orders/:orderId': 'read.order',
  'GET /api/orders/:id/invoice': 'read.invoice',
  'GET /api/auth/panel/printouts/:id/file': 'read.printout',
  'GET /api/auth/cart/:userId': 'read.cart',
  'GET /api/auth/panel/grievances': 'read.grievances',
  'GET /api/auth/panel/people': 'read.people',
};

const nameRoute = ({ method, routeOptions }: FastifyRequest) =>
  `${method === 'HEAD' ? 'GET' : method} ${routeOptions.url ?? ''}`;

export const findWayIn = (request: FastifyRequest): Watched | undefined => {
  const name = nameRoute(request);
  return Object.hasOwn(waysIn, name) ? waysIn[name] : undefined;
};

export const findStaffRead = (request: FastifyRequest): StaffReadAction | undefined => {
  const name = nameRoute(request);
  return Object.hasOwn(staffReads, name) ? staffReads[name] : undefined;
};

const readField = (holder: unknown, field: string): string =>
  typeof holder === 'object' && holder !== null && field in holder
    ? String(Object.entries(holder).find(([name]) => name === field)?.[1])
    : '';

/** The account that a body names, in the forms in which both names are looked up. */
export function readNames({ body }: FastifyRequest) {
  const written = readField(body, 'email').slice(0, 254);
  return { email: readEmail(written) ?? '', mobile: readPhone(written) };
}

export const readChallenge = ({ body }: FastifyRequest) => readField(body, 'challenge');

export const readPasskey = ({ body }: FastifyRequest) =>
  readField((body as { passkey?: unknown } | null)?.passkey, 'id');

export const readLink = ({ params }: FastifyRequest) => readField(params, 'token');

/** The id in a path, or the number of an order as it was asked for; nothing for a list. */
export const readSubject = ({ params }: FastifyRequest): string =>
  (readField(params, 'id') || readField(params, 'userId') || readField(params, 'orderId')).slice(0, 64);
