import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Which template typesets what. The data are texts only: templates calculate nothing. */
export type RenderOrder = {
  template: 'sheet' | 'packing-slip' | 'pick-list' | 'labels' | 'statement' | 'job-ticket';
  data: unknown;
};

const TIMEOUT_MS = 30_000;
const MEMORY_MB = 256;
const child = fileURLToPath(new URL('./render-child.ts', import.meta.url));

/** PDFs typeset at once by this process; the others wait. */
const MAX_AT_ONCE = 2;
const waiting: (() => void)[] = [];
let running = 0;

async function inQueue<Value>(work: () => Promise<Value>): Promise<Value> {
  if (running >= MAX_AT_ONCE) {
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

const typeset = (order: RenderOrder) =>
  new Promise<Buffer>((resolve, reject) => {
    const renderer = fork(child, [], {
      env: {},
      execArgv: [`--max-old-space-size=${MEMORY_MB}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      timeout: TIMEOUT_MS,
      killSignal: 'SIGKILL',
    });
    renderer.once('message', (pdf) => resolve(Buffer.from(pdf as Uint8Array)));
    renderer.once('error', reject);
    renderer.once('exit', (code, signal) => reject(new Error(`No PDF was typeset (${signal ?? code}).`)));
    renderer.send(order);
  });

/** Typesets a PDF in a process of its own, which is ended after half a minute. */
export const renderPdf = (order: RenderOrder): Promise<Buffer> => inQueue(() => typeset(order));
