import type { ConsentKind } from '../consent/index.ts';
import type { Call } from './api-client.ts';
import type { Body } from './schema.ts';

/** Calls about one's own data; separate from the API client, because pages need them only later. */
export function createOwnDataCalls({ json, done }: Call) {
  return {
    changeName: (name: string) => done('PUT /auth/me/name', { body: { name } }),
    askEmailChange: (email: string) => json('POST /auth/me/email', 'message', { body: { email } }),
    makeEmailChange: (token: string) => json('PUT /auth/me/email', 'token', { body: { token } }),
    undoEmailChange: (token: string) => json('POST /auth/email/undo', 'message', { body: { token } }),
    deleteAccount: (confirmation: string) => json('POST /auth/me/deletion', 'dueAt', { body: { confirmation } }),
    getConsents: () => json('GET /auth/me/consents', 'consents'),
    changeConsent: (kind: ConsentKind, body: Body<'PUT /auth/me/consents/{kind}'>) =>
      json('PUT /auth/me/consents/{kind}', 'consents', { params: { kind }, body }),
    getOwnData: () => json('GET /auth/me/data', 'account'),
  };
}
