import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runBeside, runTests } from './run-tests.ts';

const runs = join(import.meta.dirname, 'fixtures/runs');
const env = { PATH: process.env.PATH, NO_COLOR: '1' };
/** The counts of the closing line when these fixtures run. */
const count = async (...names: string[]) => {
  const context = { root: runs, env, stdio: 'ignore' as const };
  const { passed, failed } = await runTests(process.execPath, ['--root', runs, ...names], context);
  return { passed, failed };
};

describe('the closing line', () => {
  it('counts what passed and leaves out what was skipped', async () => {
    expect(await count('good')).toEqual({ passed: 1, failed: 0 });
  });

  it('counts what failed', async () => {
    expect(await count('failing')).toEqual({ passed: 1, failed: 1 });
  });

  it('counts an error that was not awaited, though every test passed', async () => {
    expect(await count('left-behind')).toEqual({ passed: 1, failed: 1 });
  });

  it('counts a file whose hook fails and a file that does not load', async () => {
    expect(await count('broken-hook', 'broken-file')).toEqual({ passed: 0, failed: 2 });
  });

  it('counts a run and the one beside it together', async () => {
    const args = (name: string) => ['--root', runs, name];
    const context = { root: runs, env, stdio: 'ignore' as const };
    const failing = () => runTests(process.execPath, args('failing'), context);
    expect(await runBeside(process.execPath, args('good'), failing, context)).toMatchObject({
      passed: 2,
      failed: 1,
      failures: ['failing.run.ts: fails'],
    });
  });

  it('counts a run without any test as failed, as its exit code does', async () => {
    expect(await count('no-such-file')).toEqual({ passed: 0, failed: 1 });
  });
});
