import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';

let child: ChildProcess | undefined;
afterEach(() => {
  child?.kill('SIGKILL');
});

/** A process that logs these lines, each repeated so often, and ends when it is asked to. */
function startProgram(lines: readonly (readonly [text: string, times: number])[], end = 'process.exit(0)') {
  const log = new URL('./log.ts', import.meta.url).href;
  const program = `
    const { createLog } = await import(${JSON.stringify(log)});
    const log = createLog('info');
    const lines = ${JSON.stringify(lines)};
    process.on('message', () => { lines.forEach(([text, times]) => log.info(text.repeat(times))); ${end}; });
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
    const { child, stdout, ready } = startProgram([['the last line', 1]]);
    const read = text(stdout);
    await ready;
    child.send('end');
    expect(await read).toContain('the last line');
  });

  it('holds lines of any length, whole and in their order', async () => {
    const lines = Array.from(
      { length: 40 },
      (_, index) => [`${index} ₹`, index % 9 === 8 ? 9000 : index * 30 + 1] as const,
    );
    const { child, stdout, ready } = startProgram(lines, 'process.disconnect()');
    const read = text(stdout);
    await ready;
    child.send('end');
    const written = (await read).trim().split('\n');
    expect(written.map((line) => JSON.parse(line).msg)).toEqual(lines.map(([one, times]) => one.repeat(times)));
  });

  it('lets a process end whose reader is gone', async () => {
    const { child, stdout, ready } = startProgram([['the last line', 1]]);
    await ready;
    stdout.destroy();
    await once(stdout, 'close');
    child.send('end');
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
  });
});
