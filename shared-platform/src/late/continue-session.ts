import { queryKeys } from '@aaram/shared-domain/contract';
import type { LoginResult } from '@aaram/shared-domain/identity';
import type { PlatformServices } from '../host/platform-context.ts';

/** What the server answers about a session that goes on: another token, or null when the present one stays. */
export type Renewed = { token: string | null; user: LoginResult['user'] };

/** Goes on with another token, and as whom the server knows the person; not when somebody else is here meanwhile. */
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
  // A session begins with an empty cart; this one has one.
  if (cart !== undefined) {
    queryClient.setQueryData(queryKeys.cart(), cart);
  }
}
