import type { Call } from './api-client.ts';

/** What somebody does about the own account's safety: apart from the client of all pages, which need none of it at first. */
export function createOwnSafetyCalls({ json, array, done }: Call) {
  return {
    changePassword: (current: string, password: string) =>
      json('PUT /auth/me/password', 'token', { body: { current, password } }),
    prove: (password: string) => json('POST /auth/me/proof', 'token', { body: { password } }),
    sendEmailLink: () => done('POST /auth/me/email/link'),
    confirmEmail: (token: string) => done('POST /auth/me/email/confirm', { body: { token } }),
    getDevices: () => array('GET /auth/me/sessions'),
    renewSession: () => json('POST /auth/me/token', 'user'),
    logoutEverywhere: () => done('DELETE /auth/me/sessions', { status: 204 }),
    logoutDevice: (id: string) => json('DELETE /auth/me/sessions/{id}', '_id', { params: { id } }),
  };
}
