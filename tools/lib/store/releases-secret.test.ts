import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepReleasesSecret } from './releases-secret.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'aaram-secret-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the secret of releases', () => {
  it('is made once for a data folder, and only its owner may read it', () => {
    const secret = keepReleasesSecret(join(folder, 'one'), {});
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(keepReleasesSecret(join(folder, 'one'), {})).toBe(secret);
    expect(keepReleasesSecret(join(folder, 'two'), {})).not.toBe(secret);
    expect(statSync(join(folder, 'one/releases-secret')).mode & 0o077).toBe(0);
  });

  it('is the one that is set', () => {
    expect(keepReleasesSecret(join(folder, 'one'), { RELEASES_SECRET: 'ours' })).toBe('ours');
  });
});
