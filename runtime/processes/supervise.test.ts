import { describe, expect, it, vi } from 'vitest';
import { supervise } from './supervise.ts';

const policy = { quickMs: 60_000, firstDelayMs: 1, maxDelayMs: 4 };

describe('a program that is supervised', () => {
  // security: crashing-part
  it('is started again for ever when it dies at once, with pauses that grow to a longest one', async () => {
    const lines: string[] = [];
    let starts = 0;
    const part = supervise({
      name: 'the API',
      log: (line) => lines.push(line),
      giveUp: (reason) => lines.push(`gave up: ${reason}`),
      policy,
      start: () => {
        starts += 1;
        // The last start keeps running.
        const exited = starts <= 60 ? Promise.resolve({ code: 1, signal: null }) : new Promise<never>(() => undefined);
        return { pid: starts, exited, stop: async () => undefined };
      },
    });
    await vi.waitUntil(() => starts === 61, { timeout: 10_000, interval: 5 });
    expect(lines).toHaveLength(60);
    expect(lines[0]).toBe('The API ended unexpectedly (exit code 1); starting it again.');
    expect(lines.at(-1)).toBe(
      'The API ended 60 times in a row right after its start (last time exit code 1); starting it again in 4 ms.',
    );
    await part.stop(1);
  });
});
