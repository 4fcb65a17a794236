import type { Call } from './api-client.ts';
import type { Body } from './schema.ts';

/** The messages that a person wants; separate from the API client, because one page alone needs it. */
export function createMessageCalls({ json }: Call) {
  return {
    getChoices: () => json('GET /auth/me/messages', 'choices'),
    choose: (body: Body<'PUT /auth/me/messages'>) => json('PUT /auth/me/messages', 'choices', { body }),
    unsubscribe: (token: string) => json('POST /messages/unsubscribe/{token}', 'kind', { params: { token } }),
  };
}
