import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { Duplex, Readable } from 'node:stream';
import { createFrameReader, encodeFrame } from '@aaram/runtime/renderers/frames';
import { readLines } from './log-lines.ts';

const PROGRAM = join(import.meta.dirname, 'renderer.cjs');
const CHANNEL = 3;

type Rules = {
  /** JavaScript heap, and the largest message, bytes. */
  heapBytes: number;
  messageBytes: number;
  /** Longest line of its output, bytes. */
  log: { lineBytes: number };
};

type Spawned<In> = {
  /** The file that the process runs: its `serveRenders` is called. */
  serverFile: string;
  /** For people who list the processes. */
  title: string;
  rules: Rules;
  /** Reads a message, which is not to be trusted. Throws when it is none: the process is killed then. */
  parse: (head: unknown) => In;
  onMessage: (message: In, bytes: Buffer) => void;
  onLine: (line: string) => void;
};

/**
 * Starts a process for code that is not trusted: no environment, no files but the two that it runs, no other processes,
 * no threads, no code from strings, a limited heap. `ended` resolves to the reason why it ended.
 */
export function spawnRenderer<In, Out extends object>({
  serverFile,
  title,
  rules,
  parse,
  onMessage,
  onLine,
}: Spawned<In>) {
  const child = spawn(
    process.execPath,
    [
      '--permission',
      `--allow-fs-read=${PROGRAM}`,
      `--allow-fs-read=${serverFile}`,
      '--disallow-code-generation-from-strings',
      `--max-old-space-size=${Math.round(rules.heapBytes / 1024 / 1024)}`,
      PROGRAM,
      serverFile,
      title,
    ],
    { cwd: dirname(serverFile), env: {}, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] },
  );
  const { promise: ended, resolve: end } = Promise.withResolvers<string>();
  child.once('error', (error) => end(`it could not be started: ${error.message}`));
  const channel = child.stdio[CHANNEL];
  if (!(channel instanceof Duplex)) {
    throw new Error('The process has no channel.');
  }
  let killedFor: string | undefined;
  const kill = (reason: string) => {
    killedFor ??= reason;
    child.kill('SIGKILL');
  };
  const read = createFrameReader(rules.messageBytes, ({ head, bytes }) => onMessage(parse(head), bytes));
  channel.on('data', (chunk: Buffer) => {
    try {
      read(chunk);
    } catch (error) {
      channel.destroy();
      kill(`it sent what is no message: ${error instanceof Error ? error.message : error}`);
    }
  });
  // A broken pipe: the process has ended, which `exit` reports.
  channel.on('error', () => undefined);
  for (const stream of child.stdio.slice(1, CHANNEL)) {
    if (stream instanceof Readable) {
      readLines(stream, rules.log.lineBytes, onLine);
    }
  }
  child.once('exit', (code, signal) => end(killedFor ?? `it ended by itself (${signal ?? `code ${code}`})`));
  return {
    pid: child.pid,
    ended,
    kill,
    send: (message: Out, bytes?: Buffer) => void channel.write(encodeFrame(message, bytes)),
  };
}
