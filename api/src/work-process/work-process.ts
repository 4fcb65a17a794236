import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createGate } from './gate.ts';
import type { Answer, End, Order, Part, Works } from './work-child.ts';

/** The process ended, or had to be ended, before it answered. */
export class WorkLost extends Error {}
/** It had to be ended because the work took too long or too much memory: it would again. */
export class WorkTooLong extends WorkLost {}

const MEMORY_MB = 128;

/** Bytes of an attachment that are sent at once: copying them delays no other request. */
const PIECE_BYTES = 256 * 1024;

/** How often the memory of a process with a bound is read, ms. */
const WATCH_MEMORY_MS = 250;

/**
 * After how long without work the process ends, how long one piece of work may take, ms, and how much memory the process may
 * take with everything that is not its heap (Linux says it; without a bound it is not watched).
 */
type Rules = { idleMs: number; maxMs: number; maxRssBytes?: number | undefined };

/** Memory of a process, bytes; 0 where the system does not say. */
async function readRss(pid: number): Promise<number> {
  const [, pages = 0] = (await readFile(`/proc/${pid}/statm`, 'latin1').catch(() => '')).split(' ').map(Number);
  return pages * 4096;
}

type Answered<Work extends Works[string]> =
  ReturnType<Work> extends AsyncIterable<infer One> ? One[] : Awaited<ReturnType<Work>>;

/** What goes with an order: large bytes, and how long it may take where that is less than others may, ms. */
type Extra = { attachment?: Buffer | undefined; maxMs?: number | undefined };
type Job = { order: Order; attachment: Buffer; maxMs: number; maxRssBytes?: number | undefined };

const sendTo = (child: ChildProcess, message: Order | { piece: Buffer }) =>
  new Promise<void>((done, fail) => child.send(message, (error) => (error === null ? done() : fail(error))));

async function sendAll(child: ChildProcess, { order, attachment }: Job) {
  for (let from = 0; from < attachment.length; from += PIECE_BYTES) {
    await sendTo(child, { piece: attachment.subarray(from, from + PIECE_BYTES) });
  }
  await sendTo(child, order);
}

/** Sends an order to the process and waits for its answer, its end or the last moment. */
function ask(child: ChildProcess, job: Job): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const { name } = job.order;
  const parts: unknown[] = [];
  const onMessage = (message: Part | End | Answer) => {
    if ('part' in message) {
      parts.push(message.part);
    } else {
      resolve('end' in message ? { value: parts } : message);
    }
  };
  const onExit = (code: number | null, signal: string | null) => reject(new WorkLost(`${name} ${signal ?? code}`));
  const onError = (error: Error) => reject(new WorkLost(error.message));
  const timer = setTimeout(() => {
    reject(new WorkTooLong(`${name} took more than ${job.maxMs} ms`));
    child.kill('SIGKILL');
  }, job.maxMs);
  const watch =
    job.maxRssBytes === undefined
      ? undefined
      : setInterval(async () => {
          if ((await readRss(child.pid ?? 0)) > (job.maxRssBytes ?? 0)) {
            reject(new WorkTooLong(`${name} took more than ${job.maxRssBytes} bytes`));
            child.kill('SIGKILL');
          }
        }, WATCH_MEMORY_MS);
  child.on('message', onMessage as (message: unknown) => void);
  child.once('exit', onExit);
  child.once('error', onError);
  // What cannot be sent was not received: the process is gone, or about to be.
  sendAll(child, job).catch(onError);
  return promise.finally(() => {
    clearTimeout(timer);
    clearInterval(watch);
    child.removeAllListeners('message');
    child.removeListener('exit', onExit);
    child.removeListener('error', onError);
  });
}

/**
 * Does work in a process of its own, one piece after the other: what a library keeps of memory goes with the process,
 * which ends when it has nothing to do, and what breaks it breaks nothing else. It knows no setting and no secret.
 */
export function createWorkProcess<Work extends Works>(program: URL, { idleMs, maxMs, maxRssBytes }: Rules) {
  const gate = createGate({ atOnce: 1, waiting: Number.POSITIVE_INFINITY });
  let current: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const child = fork(fileURLToPath(program), [], {
      // The allocator gives memory back from its first arena alone.
      env: { MALLOC_ARENA_MAX: '1' },
      execArgv: [`--max-old-space-size=${MEMORY_MB}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // Without a listener, an error of an idle process would end this one.
    child.on('error', () => undefined);
    child.once('exit', () => forget(child));
    return child;
  }

  function forget(child: ChildProcess) {
    if (current === child) {
      current = undefined;
    }
  }

  /** Only work that is under way keeps this process alive. */
  function holdWhile<Result>(child: ChildProcess, work: Promise<Result>): Promise<Result> {
    clearTimeout(idle);
    child.ref();
    child.channel?.ref();
    return work.finally(() => {
      child.unref();
      child.channel?.unref();
      idle = setTimeout(() => current?.connected && current.disconnect(), idleMs).unref();
    });
  }

  async function once(job: Job): Promise<Answer> {
    if (current?.connected !== true) {
      current = start();
    }
    const child = current;
    const answer = ask(child, job);
    // Nothing more is asked of a process that is being ended.
    answer.catch(() => forget(child));
    return holdWhile(child, answer);
  }

  /** A process that ended may have been ended from outside: the work is tried once more. */
  const twice = (job: Job) =>
    once(job).catch((error: unknown) => {
      if (error instanceof WorkLost && !(error instanceof WorkTooLong)) {
        return once(job);
      }
      throw error;
    });

  /** Fails with what the work said, `WorkLost`, or `WorkTooLong` when it was ended for its time. */
  return async function work<Name extends keyof Work & string>(
    name: Name,
    input: Parameters<Work[Name]>[0],
    { attachment = Buffer.alloc(0), maxMs: most = maxMs }: Extra = {},
  ): Promise<Answered<Work[Name]>> {
    const job = { order: { name, input }, attachment, maxMs: Math.min(most, maxMs), maxRssBytes };
    const answer = await gate.run(() => twice(job));
    if ('failure' in answer) {
      throw new Error(answer.failure);
    }
    return answer.value as Answered<Work[Name]>;
  };
}
