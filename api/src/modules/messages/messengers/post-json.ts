import { ShortNotSentError, ShortRefusedError } from './messenger.ts';

type Provider = { name: string; url: string; token: string; timeoutMs: number };

/** Timeout, conflict while the same message is under way, and too many at once. */
const passing = [408, 409, 425, 429];

/** Hands a message to a provider over HTTP. What the provider says is never repeated: it may contain the number. */
export async function postJson({ name, url, token, timeoutMs }: Provider, key: string, body: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
    // A redirect would carry the message and the token elsewhere.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new ShortNotSentError(`The ${name} provider ${isLate ? 'did not answer in time' : 'cannot be reached'}.`);
  });
  await response.body?.cancel().catch(() => undefined);
  const { status } = response;
  if (status >= 400 && status < 500 && !passing.includes(status)) {
    throw new ShortRefusedError(`The ${name} provider refused a message (${status}).`);
  }
  if (!response.ok) {
    throw new ShortNotSentError(`The ${name} provider did not take a message (${status}).`);
  }
}
