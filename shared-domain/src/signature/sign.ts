/** A secret, and what a signature by it is for: one for another purpose does not count. */
export type SigningKey = { secret: string; purpose: string };

const bytesOf = (text: string) => new TextEncoder().encode(text);
const toHex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const importKey = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);

async function deriveKey({ secret, purpose }: SigningKey) {
  return importKey(await crypto.subtle.sign('HMAC', await importKey(bytesOf(secret)), bytesOf(purpose)));
}

/** HMAC-SHA256 of a text, in hex, with a key that is derived from the secret for one purpose. */
export const sign = async (text: string, key: SigningKey): Promise<string> =>
  toHex(await crypto.subtle.sign('HMAC', await deriveKey(key), bytesOf(text)));

/** Whether `signature` is the one of this text; takes the same time for every wrong one. */
export const isSigned = async (text: string, signature: string, key: SigningKey): Promise<boolean> =>
  /^[0-9a-f]{64}$/.test(signature) &&
  crypto.subtle.verify('HMAC', await deriveKey(key), fromHex(signature), bytesOf(text));
