import { describe, expect, it } from 'vitest';
import { CALL_MS, isCallSigned, signatureHeaders, signCall } from './signed-call.ts';

const call = { method: 'POST', path: '/releases/moves', body: '{"part":"blog"}' };
const now = 1_795_000_000_000;

async function check(changed: Partial<typeof call> = {}, { secret = 'one secret', at = now, later = 0 } = {}) {
  const headers = await signCall(call, 'one secret', at);
  const given = { at: headers[signatureHeaders.at] ?? '', signature: headers[signatureHeaders.signature] ?? '' };
  return isCallSigned({ ...call, ...changed }, given, secret, now + later);
}

describe('a signed call', () => {
  it('counts as it was signed, and does not carry the secret', async () => {
    expect(await check()).toBe(true);
    expect(JSON.stringify(await signCall(call, 'one secret'))).not.toContain('one secret');
  });

  it.each<[string, Promise<boolean>]>([
    ['with another body', check({ body: '{"part":"shell"}' })],
    ['to another path', check({ path: '/releases' })],
    ['with another method', check({ method: 'GET' })],
    ['under another secret', check({}, { secret: 'another secret' })],
    ['a minute later', check({}, { later: CALL_MS + 1 })],
    ['from the future', check({}, { at: now + CALL_MS + 1 })],
  ])('does not count %s', async (_what, isRight) => {
    expect(await isRight).toBe(false);
  });

  it.each(['', 'x', '00', 'é'.repeat(64)])('does not count with the signature "%s"', async (signature) => {
    expect(await isCallSigned(call, { at: String(now), signature }, 'one secret', now)).toBe(false);
    expect(await isCallSigned(call, { at: signature, signature }, 'one secret', now)).toBe(false);
  });
});
