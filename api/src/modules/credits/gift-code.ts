import { createHmac } from 'node:crypto';
import { ORDER_NUMBER_SIGNS } from '@aaram/shared-domain/order';
import { deriveKeys } from '#derive-key.ts';

const LENGTH = 16;
const TAIL = 4;

const sign = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Sixteen characters of 30, which are 78 bits, from 256 random bits: their remainders are almost uniform. */
function writeCode(bytes: Buffer): string {
  let rest = BigInt(`0x${bytes.toString('hex')}`);
  const base = BigInt(ORDER_NUMBER_SIGNS.length);
  return Array.from({ length: LENGTH }, () => {
    const sign = ORDER_NUMBER_SIGNS[Number(rest % base)] ?? '';
    rest /= base;
    return sign;
  }).join('');
}

export type GiftCode = { code: string; hash: Buffer; tail: string };
export type GiftCodes = ReturnType<typeof createGiftCodes>;

/**
 * Codes of gift cards. A code follows from the card's id and a key that only the server has, so the store keeps none: a
 * mail with it can be written again, and anyone who reads the database can neither write nor check one.
 */
export function createGiftCodes(secrets: readonly [string, ...string[]]) {
  const keys = deriveKeys(secrets, 'gift cards');
  const hashWith = (key: Buffer, code: string) => sign(key, `hash:${code}`);
  const withKey = (key: Buffer, creditId: string): GiftCode => {
    const code = writeCode(sign(key, `code:${creditId}`));
    return { code, hash: hashWith(key, code), tail: code.slice(-TAIL) };
  };
  return {
    /** The code of a card: by the key that made its hash, or by the present one when it has none that is known. */
    codeOf(creditId: string, hash: Buffer | null): GiftCode {
      const made = keys.map((key) => withKey(key, creditId));
      return made.find((one) => hash !== null && one.hash.equals(hash)) ?? withKey(keys[0], creditId);
    },
    /** The hashes by which a typed code may be stored. */
    hashesOf: (code: string) => keys.map((key) => hashWith(key, code)),
  };
}
