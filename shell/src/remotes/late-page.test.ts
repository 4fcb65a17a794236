import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLatePage } from './late-page.ts';

/** A page whose attempts are decided by the test. */
function open(hasContent: boolean) {
  const attempts = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const [first, second] = attempts.map(({ promise }) => promise);
  const late = createLatePage('/blogs', first ?? Promise.resolve(), () => second ?? Promise.resolve(), hasContent);
  const settled = vi.fn();
  void late.settled.then(settled);
  return { late, settled, attempts };
}

const settle = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

describe('a page whose script is late', () => {
  it('stays as the server rendered it when the script fails, says so, and is whole after another attempt', async () => {
    const { late, settled, attempts } = open(true);
    const seen: string[] = [];
    late.subscribe(() => seen.push(late.getState()));
    attempts[0]?.reject(new Error('cut short'));
    await settle();
    expect(settled).not.toHaveBeenCalled();
    late.retry();
    attempts[1]?.resolve();
    await settle();
    expect(seen).toEqual(['failed', 'again', 'coming']);
    expect(settled).toHaveBeenCalledTimes(1);
  });

  it('gives way to the fallback where the server had only a skeleton', async () => {
    const { late, settled, attempts } = open(false);
    attempts[0]?.reject(new Error('cut short'));
    await settle();
    expect(settled).toHaveBeenCalledTimes(1);
    expect(late.suspend).toThrow('cut short');
    expect(late.getState()).toBe('coming');
  });
});
