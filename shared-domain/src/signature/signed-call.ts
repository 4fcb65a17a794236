import { isSigned, sign } from './sign.ts';

/** How old a signed call may be, ms: more than two clocks of one store differ. */
export const CALL_MS = 60_000;

export const signatureHeaders = { at: 'x-signed-at', signature: 'x-signature' } as const;

/** A call from one program of the store to another. */
export type SignedCall = { method: string; path: string; body: string };

const textOf = ({ method, path, body }: SignedCall, at: string) => [at, method, path, body].join('\n');
const keyOf = (secret: string) => ({ secret, purpose: 'calls between programs of the store' });

/** The headers that sign a call. The secret itself is never sent. */
export async function signCall(call: SignedCall, secret: string, now = Date.now()): Promise<Record<string, string>> {
  const at = String(now);
  return { [signatureHeaders.at]: at, [signatureHeaders.signature]: await sign(textOf(call, at), keyOf(secret)) };
}

/** Whether a call was signed with this secret, a moment ago. */
export async function isCallSigned(
  call: SignedCall,
  { at, signature }: { at: string; signature: string },
  secret: string,
  now = Date.now(),
): Promise<boolean> {
  return Math.abs(now - Number(at)) <= CALL_MS && isSigned(textOf(call, at), signature, keyOf(secret));
}
