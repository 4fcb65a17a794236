import type { Db, Pool } from '@aaram/runtime/db';
import type { CreatedPasskey, PasskeyAnswer, PasskeyCreation, PasskeyRequest } from '@aaram/shared-domain/identity';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { inTransaction } from '#db/in-transaction.ts';
import { type Outcome, refuse } from '#outcome.ts';
import type { SessionUser } from '#plugins/session.ts';
import * as texts from '#texts/factors.ts';
import type { Context } from '../context.ts';
import { ENTRY_MINUTES, readEntryChallenge, writeEntryChallenge } from './entry-challenge.ts';
import { lockOwner } from './factors.repository.ts';
import { type Caller, MAX_OF_A_KIND, refuseFull, welcomeFactor } from './factors.service.ts';
import {
  findPasskey,
  insertPasskey,
  listPasskeys,
  notePasskeyUse,
  openPasskeyChallenge,
  type PasskeyRow,
  type PasskeyUse,
  spendEntryChallenge,
  spendPasskeyChallenge,
} from './passkeys.repository.ts';

const TIMEOUT_MS = 5 * 60_000;
/** Ed25519, ECDSA with P-256, and RSA, as browsers and security keys use them. */
const ALGORITHMS = [-8, -7, -257];

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
const describe = ({ credentialId, transports }: PasskeyRow) => ({
  id: credentialId.toString('base64url'),
  type: 'public-key' as const,
  transports,
});

const isFull = (passkeys: readonly PasskeyRow[]) => passkeys.length >= MAX_OF_A_KIND;

/** The options with which a browser creates a passkey. */
export async function beginPasskey(
  db: Db,
  user: SessionUser,
  { config: { passkeys, store } }: Context,
): Promise<Outcome<PasskeyCreation>> {
  const known = await listPasskeys(db, user.id);
  if (isFull(known)) {
    return refuseFull();
  }
  const challenge = await openPasskeyChallenge(db, { userId: user.id, purpose: 'add' });
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

type Made = { caller: Caller; name: string; passkey: CreatedPasskey };

/** Stores a passkey that a browser has created; returns recovery codes if it is the first factor. */
export async function addPasskey(
  db: Pool,
  { caller, name, passkey }: Made,
  context: Context,
): Promise<Outcome<{ recoveryCodes: string[] }>> {
  const { passkeys } = context.config;
  const { id, transports, ...response } = passkey;
  const userId = caller.user.id;
  const challenge = readChallenge(response.clientDataJSON);
  if (!(await spendPasskeyChallenge(db, challenge, { userId, purpose: 'add' }))) {
    return refuse('INVALID_INPUT', texts.passkeyNotAdded);
  }
  const made = await orUndefined(
    verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: challenge,
      expectedOrigin: passkeys.origins,
      expectedRPID: passkeys.rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!made?.verified || made.registrationInfo.fmt !== 'none') {
    return refuse('INVALID_INPUT', texts.passkeyNotAdded);
  }
  const { credential, credentialBackedUp } = made.registrationInfo;
  return inTransaction(db, async (tx) => {
    await lockOwner(tx, userId);
    if (isFull(await listPasskeys(tx, userId))) {
      return refuseFull();
    }
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
      return refuse('ALREADY_EXISTS', texts.passkeyKnown);
    }
    return { recoveryCodes: await welcomeFactor(tx, { caller, factor: { kind: 'passkey', name } }, context) };
  });
}

/** The options with which a browser uses one of an account's passkeys. */
export async function askForPasskey(
  db: Db,
  use: PasskeyUse,
  { config: { passkeys } }: Context,
): Promise<Outcome<PasskeyRequest>> {
  const known = await listPasskeys(db, use.userId);
  if (known.length === 0) {
    return refuse('NOT_FOUND', texts.passkeyNotFound);
  }
  const challenge = await openPasskeyChallenge(db, use);
  const {
    extensions: _none,
    hints: _any,
    ...options
  } = await generateAuthenticationOptions({
    rpID: passkeys.rpId,
    challenge: bytesOf(challenge),
    timeout: TIMEOUT_MS,
    userVerification: 'required',
  });
  return {
    ...options,
    rpId: passkeys.rpId,
    timeout: TIMEOUT_MS,
    userVerification: 'required',
    allowCredentials: known.map(describe),
  };
}

/** Whether a response was signed by a passkey of the account, for this use and now; uses up its challenge. */
export async function spendPasskey(
  db: Db,
  { use, answer: { id, userHandle, ...answer } }: { use: PasskeyUse; answer: PasskeyAnswer },
  { config: { passkeys } }: Context,
): Promise<boolean> {
  const challenge = readChallenge(answer.clientDataJSON);
  if (!(await spendPasskeyChallenge(db, challenge, use))) {
    return false;
  }
  const known = (await listPasskeys(db, use.userId)).find((one) => describe(one).id === id);
  if (known === undefined || (userHandle !== null && userHandle !== handleOf(use.userId))) {
    return false;
  }
  return checkAnswer(db, { known, challenge, answer: { id, ...answer } }, passkeys);
}

const handleOf = (userId: string) => Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');

type Signed = { known: PasskeyRow; challenge: string; answer: Omit<PasskeyAnswer, 'userHandle'> };

/** Whether a passkey has signed the challenge on one of our pages, with user verification; records the use. */
async function checkAnswer(
  db: Db,
  { known, challenge, answer: { id, ...response } }: Signed,
  { origins, rpId }: Context['config']['passkeys'],
): Promise<boolean> {
  const checked = await orUndefined(
    verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: rpId,
      credential: { id, publicKey: new Uint8Array(known.publicKey), counter: known.counter },
      requireUserVerification: true,
    }),
  );
  return (
    checked?.verified === true &&
    notePasskeyUse(db, known.id, {
      counter: checked.authenticationInfo.newCounter,
      isBackedUp: checked.authenticationInfo.credentialBackedUp,
    })
  );
}

/** The options with which a browser offers the passkeys it has for this shop, of whatever account. */
export async function askForEntry({ config: { passkeys, secrets } }: Context): Promise<PasskeyRequest> {
  const {
    extensions: _none,
    hints: _any,
    ...options
  } = await generateAuthenticationOptions({
    rpID: passkeys.rpId,
    challenge: bytesOf(writeEntryChallenge(secrets)),
    timeout: ENTRY_MINUTES * 60_000,
    userVerification: 'required',
  });
  return {
    ...options,
    rpId: passkeys.rpId,
    timeout: ENTRY_MINUTES * 60_000,
    userVerification: 'required',
    allowCredentials: [],
  };
}

/**
 * The account whose passkey has answered such a challenge, in the transaction that opens its session; undefined when it
 * is not to be trusted. The passkey itself names the account, and a person was there: it is both steps of a login.
 */
export async function spendEntry(
  tx: Db,
  { id, userHandle, ...answer }: PasskeyAnswer,
  { config: { passkeys, secrets } }: Context,
): Promise<string | undefined> {
  const challenge = readChallenge(answer.clientDataJSON);
  const end = readEntryChallenge(secrets, challenge);
  const known = end && (await findPasskey(tx, Buffer.from(id, 'base64url')));
  if (end === undefined || known === undefined || userHandle !== handleOf(known.userId)) {
    return undefined;
  }
  const isRight = await checkAnswer(tx, { known, challenge, answer: { id, ...answer } }, passkeys);
  return isRight && (await spendEntryChallenge(tx, challenge, end)) ? known.userId : undefined;
}
