import { Secret, TOTP } from 'otpauth';
import { createAuthenticator } from './authenticator.ts';
import { buildUser, loginAs, type TestUser } from './factories.ts';
import type { PaymentHarness } from './payment-harness.ts';

type Harness = Pick<PaymentHarness, 'app' | 'db'>;
type Headers = { authorization: string };

/** The code that an app with this secret shows, now or `later` half minutes from now. */
export const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 });

/** Begins to add an app, which is inactive until its first code. */
export async function startApp(
  { app }: Harness,
  headers: Headers,
): Promise<{ _id: string; secret: string; uri: string }> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/me/apps',
    headers,
    payload: { name: 'My phone' },
  });
  return answer.json();
}

/** Adds an active app. Returns it with the recovery codes. */
export async function addApp(
  harness: Harness,
  headers: Headers,
): Promise<{ _id: string; secret: string; codes: string[] }> {
  const { _id, secret } = await startApp(harness, headers);
  const answer = await harness.app.inject({
    method: 'POST',
    url: `/api/auth/me/apps/${_id}/confirm`,
    headers,
    payload: { code: codeOf(secret) },
  });
  return { _id, secret, codes: answer.json().recoveryCodes };
}

/** A new user whose login has a second step. */
export async function withSecondStep(harness: Harness, given: Partial<Omit<TestUser, 'id'>> = {}) {
  const user = await buildUser(harness.db, given);
  const headers = await loginAs(harness.db, user);
  const { codes, ...app } = await addApp(harness, headers);
  return { ...user, headers, app, recoveryCodes: codes };
}

/** Adds a passkey for the caller. Returns its authenticator, the status and the recovery codes. */
export async function addPasskey(
  harness: Harness & Pick<PaymentHarness, 'config'>,
  headers: Headers,
  name = 'My laptop',
) {
  const authenticator = createAuthenticator(harness.config.publicUrl);
  const call = (path: string, payload?: object) =>
    harness.app.inject({ method: 'POST', url: `/api/auth/me/${path}`, headers, ...(payload ? { payload } : {}) });
  const passkey = authenticator.create((await call('passkeys/begin')).json());
  const answer = await call('passkeys', { name, passkey });
  return { ...authenticator, status: answer.statusCode, codes: answer.json().recoveryCodes as string[] };
}
