import type { LoginResult } from '@aaram/shared-domain/identity';
import type { SessionUser } from '#plugins/session.ts';

/** What a login returns about the user. */
export const describeUser = ({ id, ownRole, isVerified, name }: SessionUser): LoginResult['user'] => ({
  id,
  role: ownRole,
  isVerified,
  name,
});
