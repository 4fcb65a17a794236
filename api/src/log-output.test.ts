import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';

let child: ChildProcess | undefined;
afterEach(() => {
  child?.kill('SIGKILL');
});

/** A process that logs a line and ends when it is told to. */
function startProgram() {
  const log = new URL('./log.ts', import.meta.url).href;
  const program = `
    const { createLog } = await import(${JSON.stringify(log)});
    const log = createLog('info');
    process.on('message', () => { log.info('the last line'); process.exit(0); });
    process.send('ready');`;
  child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const { stdout } = child;
  if (stdout === null) {
    throw new Error('The program has no standard output.');
  }
  return { child, stdout, ready: once(child, 'message') };
}

describe('the log on standard output', () => {
  it('holds the last line of a process that ends at once', async () => {
    const { child, stdout, ready } = startProgram();
    const read = text(stdout);
    await ready;
    child.send('end');
    expect(await read).toContain('the last line');
  });

  it('lets a process end whose reader is gone', async () => {
    const { child, stdout, ready } = startProgram();
    await ready;
    stdout.destroy();
    await once(stdout, 'close');
    child.send('end');
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
  });
});
