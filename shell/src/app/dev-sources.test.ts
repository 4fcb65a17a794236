import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const ask = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const seen = vi.fn<(stack: string | undefined) => void>();
/** The overlay, which reads the stack at once. */
const overlay = ({ error }: ErrorEvent) => seen(error?.stack);

beforeEach(() => {
  vi.stubGlobal('__webpack_public_path__', 'http://localhost:3100/');
  vi.stubGlobal('fetch', ask);
});
afterEach(() => {
  removeEventListener('error', overlay);
  vi.unstubAllGlobals();
});

it('the overlay gets each error once, with positions in the source, or as it is without an answer', async () => {
  await import('./dev-sources.ts');
  addEventListener('error', overlay);
  const error = new Error('on purpose');
  const { stack } = error;
  ask.mockResolvedValueOnce(new Response('Error: on purpose\n    at blog/src/app/list.tsx:4'));
  dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
  expect(seen).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(seen.mock.calls).toEqual([['Error: on purpose\n    at blog/src/app/list.tsx:4']]));
  expect(ask.mock.calls).toEqual([['http://localhost:3100/source-stack', { method: 'POST', body: stack }]]);
  const other = new Error('another');
  const { stack: asItIs } = other;
  ask.mockRejectedValueOnce(new TypeError('no answer'));
  dispatchEvent(new ErrorEvent('error', { error: other }));
  await vi.waitFor(() => expect(seen.mock.calls[1]).toEqual([asItIs]));
});
