import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { superviseDatabase } from './database.ts';

const policy = { quickMs: 60_000, firstDelayMs: 1, maxDelayMs: 4 };

describe('a program that is supervised', () => {
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
    const database = superviseDatabase({ launch, log: (line) => lines.push(line), onNewUrl: () => undefined, policy });
    await vi.waitUntil(() => launches === 8, { timeout: 10_000, interval: 5 });
    expect(lines[1]).toMatch(/The database cannot be opened .*no space left on device[\s\S]*; trying again in 1 ms/);
    await database.stop();
  });
});

// security: crashing-part
it('the service of the recipe is started again, however often it ends', () => {
  const service = readFileSync(resolve(import.meta.dirname, '../../../deploy/one-host/aaram.service'), 'utf8');
  expect(service).toMatch(/^Restart=always$/m);
  expect(service).toMatch(/^StartLimitIntervalSec=0$/m);
});
