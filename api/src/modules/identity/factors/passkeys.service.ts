import type { CreatedPasskey, PasskeyAnswer, PasskeyCreation, PasskeyRequest } from '@aaram/shared-domain/identity';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { FastifyInstance } from 'fastify';
import { fail } from '#plugins/errors.ts';
import type { SessionUser } from '#plugins/session.ts';
import { lockOwner } from './factors.repository.ts';
import { type Caller, MAX_OF_A_KIND, welcomeFactor } from './factors.service.ts';
import {
  insertPasskey,
  listPasskeys,
  notePasskeyUse,
  openPasskeyChallenge,
  type PasskeyRow,
  type PasskeyUse,
  spendPasskeyChallenge,
} from './passkeys.repository.ts';

const TIMEOUT_MS = 5 * 60_000;
/** Ed25519, ECDSA with P-256, and RSA, as browsers and security keys use them. */
const ALGORITHMS = [-8, -7, -257];
const NOT_MADE = 'The passkey could not be added. Please try again.';
const NONE = 'There is no passkey for this account. Please use your code instead.';
export const WRONG_PASSKEY = 'This passkey could not be checked. Please try again, or use your code instead.';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
const describe = ({ credentialId, transports }: PasskeyRow) => ({
  id: credentialId.toString('base64url'),
  type: 'public-key' as const,
  transports,
});

function refuseFull(passkeys: readonly PasskeyRow[]) {
  if (passkeys.length >= MAX_OF_A_KIND) {
    fail(409, 'ALREADY_EXISTS', 'You have ten already. Please remove one first.');
  }
}

/** The options with which a browser creates a passkey. */
export async function beginPasskey(app: FastifyInstance, user: SessionUser): Promise<PasskeyCreation> {
  const { passkeys, store } = app.config;
  const known = await listPasskeys(app.db, user.id);
  refuseFull(known);
  const challenge = await openPasskeyChallenge(app.db, { userId: user.id, purpose: 'add' });
  const {
    extensions: _none,
    hints: _any,
    ...options
  } = await generateRegistrationOptions({
    rpName: store.brandName,
    rpID: passkeys.rpId,
    userID: new Uint8Array(Buffer.from(user.id.replaceAll('-', ''), 'hex')),
    userName: user.email,
    userDisplayName: user.name,
    challenge: bytesOf(challenge),
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return {
    ...options,
    rp: { name: store.brandName, id: passkeys.rpId },
    timeout: TIMEOUT_MS,
    attestation: 'none',
    excludeCredentials: known.map(describe),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  };
}

/** The challenge that a response claims to sign; empty for one made inside a page of another origin. */
function readChallenge(clientDataJson: string): string {
  try {
    const { challenge, crossOrigin } = decodeClientDataJSON(clientDataJson);
    return typeof challenge === 'string' && crossOrigin !== true ? challenge : '';
  } catch {
    return '';
  }
}

/** The library throws when a check fails; every error means that the response cannot be trusted. */
async function orUndefined<Result>(checks: Promise<Result>): Promise<Result | undefined> {
  try {
    return await checks;
  } catch {
    return undefined;
  }
}

type Made = { name: string; passkey: CreatedPasskey };

/** Stores a passkey that a browser has created; returns recovery codes if it is the first factor. */
export async function addPasskey(app: FastifyInstance, caller: Caller, { name, passkey }: Made) {
  const { id, transports, ...response } = passkey;
  const userId = caller.user.id;
  const challenge = readChallenge(response.clientDataJSON);
  if (!(await spendPasskeyChallenge(app.db, challenge, { userId, purpose: 'add' }))) {
    fail(400, 'INVALID_INPUT', NOT_MADE);
  }
  const made = await orUndefined(
    verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: challenge,
      expectedOrigin: app.config.passkeys.origins,
      expectedRPID: app.config.passkeys.rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!made?.verified || made.registrationInfo.fmt !== 'none') {
    return fail(400, 'INVALID_INPUT', NOT_MADE);
  }
  const { credential, credentialBackedUp } = made.registrationInfo;
  return app.db.begin(async (tx) => {
    await lockOwner(tx, userId);
    refuseFull(await listPasskeys(tx, userId));
    const isNew = await insertPasskey(tx, {
      userId,
      name,
      credentialId: Buffer.from(credential.id, 'base64url'),
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports,
      isBackedUp: credentialBackedUp,
    });
    if (!isNew) {
      fail(409, 'ALREADY_EXISTS', 'This passkey is known already. Please use another one.');
    }
    return { recoveryCodes: await welcomeFactor(app, tx, caller, { kind: 'passkey', name }) };
  });
}

/** The options with which a browser uses one of an account's passkeys. */
export async function askForPasskey(app: FastifyInstance, use: PasskeyUse): Promise<PasskeyRequest> {
  const known = await listPasskeys(app.db, use.userId);
  if (known.length === 0) {
    fail(409, 'NOT_FOUND', NONE);
  }
  const challenge = await openPasskeyChallenge(app.db, use);
  const {
    extensions: _none,
    hints: _any,
    ...options
  } = await generateAuthenticationOptions({
    rpID: app.config.passkeys.rpId,
    challenge: bytesOf(challenge),
    timeout: TIMEOUT_MS,
    userVerification: 'required',
  });
  return {
    ...options,
    rpId: app.config.passkeys.rpId,
    timeout: TIMEOUT_MS,
    userVerification: 'required',
    allowCredentials: known.map(describe),
  };
}

/** Whether a response was signed by a passkey of the account, for this use and now; uses up its challenge. */
export async function spendPasskey(
  app: FastifyInstance,
  use: PasskeyUse,
  { id, userHandle, ...answer }: PasskeyAnswer,
): Promise<boolean> {
  const challenge = readChallenge(answer.clientDataJSON);
  if (!(await spendPasskeyChallenge(app.db, challenge, use))) {
    return false;
  }
  const known = (await listPasskeys(app.db, use.userId)).find((one) => describe(one).id === id);
  const owner = Buffer.from(use.userId.replaceAll('-', ''), 'hex').toString('base64url');
  if (known === undefined || (userHandle !== null && userHandle !== owner)) {
    return false;
  }
  const checked = await orUndefined(
    verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response: answer },
      expectedChallenge: challenge,
      expectedOrigin: app.config.passkeys.origins,
      expectedRPID: app.config.passkeys.rpId,
      credential: { id, publicKey: new Uint8Array(known.publicKey), counter: known.counter },
      requireUserVerification: true,
    }),
  );
  return (
    checked?.verified === true &&
    notePasskeyUse(app.db, known.id, {
      counter: checked.authenticationInfo.newCounter,
      isBackedUp: checked.authenticationInfo.credentialBackedUp,
    })
  );
}
