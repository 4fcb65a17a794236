import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { CreatedPasskey, PasskeyAnswer, PasskeyCreation, PasskeyRequest } from '@aaram/shared-domain/identity';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** What an authenticator does wrong, or differently from before. */
type Change = { origin?: string; rpId?: string; isVerified?: boolean; counter?: number; userHandle?: string | null };

/** The head of a CBOR item: its kind, and its length or value in as few bytes as possible. */
function head(kind: number, size: number): Buffer {
  if (size < 24) {
    return Buffer.from([(kind << 5) | size]);
  }
  return Buffer.from(size < 256 ? [(kind << 5) | 24, size] : [(kind << 5) | 25, size >> 8, size & 255]);
}
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const number = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const map = (...entries: [Buffer, Buffer][]) => Buffer.concat([head(5, entries.length), ...entries.flat()]);

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

/** A passkey in software: one P-256 key, answering as a browser at `origin` would. */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  let owner: string | null = null;

  function writeKey(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    return map(
      [number(1), number(2)],
      [number(3), number(-7)],
      [number(-1), number(1)],
      [number(-2), bytes(Buffer.from(x, 'base64url'))],
      [number(-3), bytes(Buffer.from(y, 'base64url'))],
    );
  }

  const sayClientData = (type: string, challenge: string, change: Change) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: change.origin ?? origin, crossOrigin: false }));

  function sayAuthenticatorData(rpId: string, { isVerified = true, ...change }: Change, key: Buffer = Buffer.alloc(0)) {
    const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | (key.length > 0 ? HAS_KEY : 0);
    const count = Buffer.alloc(4);
    counter = change.counter ?? counter + 1;
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(change.rpId ?? rpId), Buffer.from([flags]), count, key]);
  }

  return {
    create({ challenge, rp, user }: PasskeyCreation, change: Change = {}): CreatedPasskey {
      owner = user.id;
      const length = Buffer.from([0, id.length]);
      const data = sayAuthenticatorData(rp.id, change, Buffer.concat([Buffer.alloc(16), length, id, writeKey()]));
      const attestation = map([text('fmt'), text('none')], [text('attStmt'), map()], [text('authData'), bytes(data)]);
      return {
        id: id.toString('base64url'),
        clientDataJSON: sayClientData('webauthn.create', challenge, change).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      };
    },

    answer({ challenge, rpId }: PasskeyRequest, change: Change = {}): PasskeyAnswer {
      const data = sayAuthenticatorData(rpId, change);
      const client = sayClientData('webauthn.get', challenge, change);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return {
        id: id.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: change.userHandle === undefined ? owner : change.userHandle,
      };
    },
  };
}
