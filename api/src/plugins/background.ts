import { runAs } from '@aaram/runtime/db/queue';
import fp from 'fastify-plugin';

/** Work that repeats while the server runs. `run` must stop soon once `signal` is aborted. */
export type BackgroundWork = {
  name: string;
  everyMs: number;
  run: (signal: AbortSignal) => Promise<void>;
  /**
   * Keeps data that calls are answered from, so every process that answers calls does it; workers do all other work.
   */
  isOfAnswers?: true;
  /** Calls would wait for its first run: the process is not ready before, and it is tried again each second until then. */
  isBeforeReady?: true;
};

const RETRY_MS = 1000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Registers repeated work. Nothing runs until `startBackground`, so tests call the work themselves. */
    addBackground: (work: BackgroundWork) => void;
    startBackground: () => void;
    /** Whether the work that calls would wait for was done once. */
    isPrepared: () => boolean;
    /** Does each work once, one after the other; for tests. */
    runBackgroundOnce: () => Promise<void>;
  }
}

/** Repeats work while the server runs. A run starts after the end of the one before; failures are logged. */
export const backgroundPlugin = fp(
  async (app) => {
    const works: BackgroundWork[] = [];
    const running: Promise<void>[] = [];
    const unprepared = new Set<BackgroundWork>();
    const stop = new AbortController();

    async function loop(work: BackgroundWork) {
      while (!stop.signal.aborted) {
        if (app.isCopy() && !work.isOfAnswers) {
          await pause(RETRY_MS, stop.signal);
          continue;
        }
        await runAs('background', () => work.run(stop.signal)).then(
          () => unprepared.delete(work),
          (error: unknown) => app.log.error({ err: error, work: work.name }, 'background work failed'),
        );
        await pause(unprepared.has(work) ? RETRY_MS : work.everyMs, stop.signal);
      }
    }

    app.decorate('addBackground', (work) => {
      works.push(work);
    });
    app.decorate('runBackgroundOnce', async () => {
      for (const { run } of works) {
        await run(stop.signal);
      }
    });
    app.decorate('startBackground', () => {
      const { role } = app.config;
      const mine = works.filter(({ isOfAnswers = false }) => role === 'all' || isOfAnswers === (role === 'api'));
      for (const work of mine.filter(({ isBeforeReady }) => isBeforeReady)) {
        unprepared.add(work);
      }
      running.push(...mine.map(loop));
    });
    app.decorate('isPrepared', () => unprepared.size === 0);
    app.addHook('onClose', async () => {
      stop.abort();
      await Promise.all(running);
    });
  },
  { name: 'background', dependencies: ['db', 'copy'] },
);

function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) {
    return Promise.resolve();
  }
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    const stop = () => {
      clearTimeout(timer);
      done();
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}
