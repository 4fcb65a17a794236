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
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Registers repeated work. Nothing runs until `startBackground`, so tests call the work themselves. */
    addBackground: (work: BackgroundWork) => void;
    startBackground: () => void;
    /** Does each work once, one after the other; for tests. */
    runBackgroundOnce: () => Promise<void>;
  }
}

/** Repeats work while the server runs. A run starts after the end of the one before; failures are logged. */
export const backgroundPlugin = fp(
  async (app) => {
    const works: BackgroundWork[] = [];
    const running: Promise<void>[] = [];
    const stop = new AbortController();

    async function loop({ name, everyMs, run }: BackgroundWork) {
      while (!stop.signal.aborted) {
        await run(stop.signal).catch((error: unknown) =>
          app.log.error({ err: error, work: name }, 'background work failed'),
        );
        await pause(everyMs, stop.signal);
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
      running.push(...mine.map(loop));
    });
    app.addHook('onClose', async () => {
      stop.abort();
      await Promise.all(running);
    });
  },
  { name: 'background', dependencies: ['db'] },
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
