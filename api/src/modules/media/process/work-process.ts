import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createGate } from '../gate.ts';
import type { Answer, Order } from './work-child.ts';

type Works = Record<string, (input: never) => Promise<unknown>>;

/** The process ended, or had to be ended, before it answered. */
export class WorkLost extends Error {}

const MEMORY_MB = 128;

/** After how long without work the process ends, and how long one piece of work may take, ms. */
type Rules = { idleMs: number; mostMs: number };

/** Sends an order to the process and waits for its answer, its end or the last moment. */
function ask(child: ChildProcess, order: Order, mostMs: number): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const onExit = (code: number | null, signal: string | null) =>
    reject(new WorkLost(`${order.name} ${signal ?? code}`));
  const onError = (error: Error) => reject(new WorkLost(error.message));
  const timer = setTimeout(() => child.kill('SIGKILL'), mostMs);
  child.once('message', resolve as (answer: unknown) => void);
  child.once('exit', onExit);
  child.once('error', onError);
  // What cannot be sent was not received: the process is gone, or about to be.
  child.send(order, (error) => error && onError(error));
  return promise.finally(() => {
    clearTimeout(timer);
    child.removeAllListeners('message');
    child.removeListener('exit', onExit);
    child.removeListener('error', onError);
  });
}

/**
 * Does work in a process of its own, one piece after the other: what a library keeps of memory goes with the process,
 * which ends when it has nothing to do, and what breaks it breaks nothing else. It knows no setting and no secret.
 */
export function createWorkProcess<Work extends Works>(program: URL, { idleMs, mostMs }: Rules) {
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
    child.once('exit', () => {
      if (current === child) {
        current = undefined;
      }
    });
    return child;
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

  async function once(order: Order): Promise<Answer> {
    if (current?.connected !== true) {
      current = start();
    }
    return holdWhile(current, ask(current, order, mostMs));
  }

  /** A process that ended may have been ended by somebody: the work is tried once more. */
  const twice = (order: Order) =>
    once(order).catch((error: unknown) => {
      if (error instanceof WorkLost) {
        return once(order);
      }
      throw error;
    });

  return async function work<Name extends keyof Work & string>(
    name: Name,
    input: Parameters<Work[Name]>[0],
  ): Promise<Awaited<ReturnType<Work[Name]>>> {
    const answer = await gate.run(() => twice({ name, input }));
    if ('failure' in answer) {
      throw new Error(answer.failure);
    }
    return answer.value as Awaited<ReturnType<Work[Name]>>;
  };
}
