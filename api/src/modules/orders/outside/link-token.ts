import { createHmac } from 'node:crypto';
import { payLinkPage } from '@aaram/shared-domain/contract';
import { deriveKeys } from '#derive-key.ts';
import { hashToken } from '#modules/identity/index.ts';

/**
 * The server's secrets: the first one makes links, and links of the others stay valid while it is being replaced.
 * `publicUrl` is the shop's address.
 */
export type LinkKeys = { secrets: readonly [string, ...string[]]; publicUrl: string };
export type TokenOf = { orderId: string; turn: number };

const make = (key: Buffer, { orderId, turn }: TokenOf) =>
  createHmac('sha256', key).update(`${orderId} ${turn}`).digest('base64url');
const urlOf = (token: string, { publicUrl }: LinkKeys) => new URL(payLinkPage(token), publicUrl).href;

/**
 * A link. Its token has 256 bits that follow from the order, how often its link was made, and a secret of the server. So
 * staff can see a link again, and the database has its hash alone.
 */
export function makeLink(keys: LinkKeys, of: TokenOf): { url: string; hash: Buffer } {
  const [key] = deriveKeys(keys.secrets, 'payment links');
  const token = make(key, of);
  return { url: urlOf(token, keys), hash: hashToken(token) };
}

/** The link whose token has this hash; null when the secret that made it is gone. */
export function findLinkUrl(keys: LinkKeys, of: TokenOf, hash: Buffer): string | null {
  const token = deriveKeys(keys.secrets, 'payment links')
    .map((key) => make(key, of))
    .find((one) => hashToken(one).equals(hash));
  return token === undefined ? null : urlOf(token, keys);
}
