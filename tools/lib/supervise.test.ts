import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { keepDatabase } from './database.ts';
import { supervise } from './supervise.ts';

const policy = { quickMs: 60_000, firstDelayMs: 1, maxDelayMs: 4 };

describe('a program that is kept running', () => {
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

  // security: crashing-part
  it('may be a database that cannot be opened again for a while', async () => {
    const lines: string[] = [];
    let launches = 0;
    const launch = async () => {
      launches += 1;
      if (launches > 1 && launches < 8) throw new Error('no space left on device');
      const exited = launches === 1 ? Promise.resolve() : new Promise(() => undefined);
      return { url: 'postgres://one', exited, stop: async () => undefined };
    };
    const database = keepDatabase({ launch, log: (line) => lines.push(line), onNewUrl: () => undefined, policy });
    await vi.waitUntil(() => launches === 8, { timeout: 10_000, interval: 5 });
    expect(lines[1]).toMatch(/The database cannot be opened .*no space left on device[\s\S]*; trying again in 1 ms/);
    await database.stop();
  });
});

// security: crashing-part
it('the service of the recipe is started again, however often it ends', () => {
  const service = readFileSync(resolve(import.meta.dirname, '../../deploy/one-host/aaram.service'), 'utf8');
  expect(service).toMatch(/^Restart=always$/m);
  expect(service).toMatch(/^StartLimitIntervalSec=0$/m);
});
