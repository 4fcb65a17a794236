import type { Role } from '@aaram/shared-domain/identity';

/** How long a session may last in all, and how long without use, in seconds. */
type Lifetime = { absolute: number; idle: number };
/** Of shoppers, and of sellers and admins. */
export type SessionLifetimes = { user: Lifetime; staff: Lifetime };

/** The longest a session of that role may last, s. */
export const longestSession = (lifetimes: SessionLifetimes, role: Role): number =>
  (role === 'user' ? lifetimes.user : lifetimes.staff).absolute;

/** Tokens older than this are replaced when their client asks, s. */
const TOKEN_AGE = { user: 24 * 3600, staff: 3600 };
export const tokenAge = (role: Role) => (role === 'user' ? TOKEN_AGE.user : TOKEN_AGE.staff);
