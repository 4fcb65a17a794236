import { createHmac, timingSafeEqual } from 'node:crypto';
import { readPhone } from '@aaram/shared-domain/read';
import { deriveKeys } from '#derive-key.ts';

const CODES = 1_000_000;

/**
 * The code of a row, computed with the server's secret: it stands nowhere, so a copy of the database has none, and a
 * message that is tried again has the same one.
 */
const computeCode = (key: Buffer, id: string): string =>
  String(createHmac('sha256', key).update(id).digest().readUIntBE(0, 6) % CODES).padStart(6, '0');

type Secrets = readonly [string, ...string[]];
const keysOf = (secrets: Secrets) => deriveKeys(secrets, 'phone codes');

/** The code that is sent for a row. */
export const writeCode = (secrets: Secrets, id: string): string => computeCode(keysOf(secrets)[0], id);

/** Whether a typed code is the one of a row; also while the secret is being replaced. */
export const isRightCode = (secrets: Secrets, id: string, typed: string): boolean =>
  keysOf(secrets)
    .map((key) => timingSafeEqual(Buffer.from(computeCode(key, id)), Buffer.from(typed)))
    .includes(true);

/** A typed code: six digits, with spaces or dashes between them; undefined for anything else. */
export function readPhoneCode(typed: string): string | undefined {
  const compact = typed.replace(/[\s-]/g, '');
  return /^[0-9]{6}$/.test(compact) ? compact : undefined;
}

/**
 * A mobile in India as it is stored; undefined for any other number: SMS abroad cost more and have no recipients here.
 */
export function readIndianMobile(typed: string): string | undefined {
  const mobile = readPhone(typed);
  return /^[6-9][0-9]{9}$/.test(mobile) ? mobile : undefined;
}
