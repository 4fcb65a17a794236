import { queryKeys } from '@aaram/shared-domain/contract';
import type { LoginResult } from '@aaram/shared-domain/identity';
import type { PlatformServices } from '../host/platform-context.ts';

/** The server's answer about a session that continues: a new token, or null when the current one stays valid. */
export type Renewed = { token: string | null; user: LoginResult['user'] };

/** Continues the session with the new token and the server's user data, unless somebody else has logged in since. */
export function continueSession({ startSession, store, queryClient }: PlatformServices, { token, user }: Renewed) {
  const { session } = store.getState();
  const known = token ?? session.token;
  if (session.token === null || known === null || session.userId !== user.id) {
    return;
  }
  if (token === null && session.isVerified === user.isVerified && session.role === user.role) {
    return;
  }
  const cart = queryClient.getQueryData(queryKeys.cart());
  startSession({ token: known, user });
  // A new session starts with an empty cart; this one keeps its cart.
  if (cart !== undefined) {
    queryClient.setQueryData(queryKeys.cart(), cart);
  }
}
