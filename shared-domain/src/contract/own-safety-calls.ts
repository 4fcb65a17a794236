import type { CreatedPasskey, PasskeyAnswer } from '../identity/passkey-schema.ts';
import type { Call } from './api-client.ts';
import type { Body } from './schema.ts';

/** Calls about the security of one's own account; separate from the API client, because pages need them only later. */
export function createOwnSafetyCalls({ json, array, done }: Call) {
  return {
    changePassword: (current: string, password: string) =>
      json('PUT /auth/me/password', 'token', { body: { current, password } }),
    prove: (body: Body<'POST /auth/me/proof'>) => json('POST /auth/me/proof', 'token', { body }),
    finishLogin: (body: Body<'POST /auth/login/second'>) => json('POST /auth/login/second', 'user', { body }),
    beginPasskeyLogin: () => json('POST /auth/login/passkey/begin', 'challenge'),
    loginByPasskey: (passkey: PasskeyAnswer) => json('POST /auth/login/passkey', 'user', { body: { passkey } }),
    askLoginCode: (mobile: string) => json('POST /auth/login/code', 'challenge', { body: { mobile } }),
    loginByCode: (challenge: string, code: string) =>
      json('POST /auth/login/code/confirm', 'user', { body: { challenge, code } }),
    askMobileCode: (mobile: string) => json('POST /auth/me/mobile/code', 'challenge', { body: { mobile } }),
    proveMobile: (challenge: string, code: string) =>
      json('POST /auth/me/mobile', 'message', { body: { challenge, code } }),
    removeMobile: () => json('DELETE /auth/me/mobile', 'message'),
    beginLoginPasskey: (challenge: string) =>
      json('POST /auth/login/second/passkey', 'challenge', { body: { challenge } }),
    beginProofPasskey: () => json('POST /auth/me/proof/passkey', 'challenge'),
    beginPasskey: () => json('POST /auth/me/passkeys/begin', 'challenge'),
    addPasskey: (name: string, passkey: CreatedPasskey) =>
      json('POST /auth/me/passkeys', 'recoveryCodes', { body: { name, passkey }, status: 201 }),
    renameFactor: (id: string, name: string) =>
      json('PUT /auth/me/factors/{id}', 'message', { params: { id }, body: { name } }),
    getFactors: () => json('GET /auth/me/factors', 'factors'),
    startApp: (name: string) => json('POST /auth/me/apps', 'uri', { body: { name }, status: 201 }),
    confirmApp: (id: string, code: string) =>
      json('POST /auth/me/apps/{id}/confirm', 'recoveryCodes', { params: { id }, body: { code } }),
    removeFactor: (id: string) => json('DELETE /auth/me/factors/{id}', '_id', { params: { id } }),
    renewRecoveryCodes: () => json('POST /auth/me/recovery-codes', 'recoveryCodes'),
    sendEmailLink: () => done('POST /auth/me/email/link'),
    confirmEmail: (token: string) => done('POST /auth/me/email/confirm', { body: { token } }),
    getDevices: () => array('GET /auth/me/sessions'),
    renewSession: () => json('POST /auth/me/token', 'user'),
    logoutEverywhere: () => done('DELETE /auth/me/sessions', { status: 204 }),
    logoutDevice: (id: string) => json('DELETE /auth/me/sessions/{id}', '_id', { params: { id } }),
  };
}
