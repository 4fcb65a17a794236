import type { Role } from '@aaram/shared-domain/identity';

/** How long a session may last in total, and how long without use, in seconds. */
type Lifetime = { absolute: number; idle: number };
/** For shoppers; for sellers and admins. */
export type SessionLifetimes = { user: Lifetime; staff: Lifetime };

/** The longest a session of this role may last, in seconds. */
export const longestSession = (lifetimes: SessionLifetimes, role: Role): number =>
  (role === 'user' ? lifetimes.user : lifetimes.staff).absolute;

/** Tokens older than this are replaced when their client asks, in seconds. */
const TOKEN_AGE = { user: 24 * 3600, staff: 3600 };
export const tokenAge = (role: Role) => (role === 'user' ? TOKEN_AGE.user : TOKEN_AGE.staff);
