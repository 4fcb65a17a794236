import { runAs } from '@aaram/runtime/db/queue';
import fp from 'fastify-plugin';
import type { Job, JobResult } from 'pg-boss';
import { createBoss } from './create-boss.ts';
import { observeJobs } from './observe-jobs.ts';
import { type JobData, type JobPayload, queueNames, queues } from './queues.ts';

type Handler = (payload: JobPayload) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Sets the only handler for a kind of jobs. It may run twice for one job, so it must be idempotent. */
    handleJob: (kind: string, handler: Handler) => void;
    /** Whether jobs of a kind have a handler. */
    handlesJob: (kind: string) => boolean;
    /** Lets this process work through the queues until it stops. */
    startJobs: () => Promise<void>;
    /** Runs all due jobs and returns how many; for tests, which do not call `startJobs`. */
    runDueJobs: () => Promise<number>;
  }
}

const POLL_SECONDS = 1;
/** Less than the whole time in which the process must stop. */
const PATIENCE_MS = 15_000;
/** Failed database connections before a start gives up, half a minute apart: about an hour. */
const START_ATTEMPTS = 120;
const MAX_WORDS = 500;

/** Jobs as rows (pg-boss): shared by any number of processes; failed ones are retried with growing pauses. */
export const jobsModule = fp(
  async (app) => {
    const handlers = new Map<string, Handler>();
    const boss = createBoss(app.db);
    // What workers report is a copy of an error, of which the log would say nothing.
    boss.on('error', ({ message }) => app.log.error({ err: new Error(message) }, 'jobs could not be polled'));
    boss.on('warning', ({ message }) => app.log.warn(message));

    async function perform({ id, data, retryCount }: Job<JobData>): Promise<JobResult> {
      try {
        const handle = handlers.get(data.kind);
        if (handle === undefined) {
          throw new Error(`This store has no jobs of the kind ${data.kind}.`);
        }
        await handle(data.payload);
        return { id, status: 'completed' };
      } catch (error) {
        app.log.warn({ err: error, job: data.kind, attempts: retryCount + 1 }, 'job failed');
        const message = error instanceof Error ? error.message : String(error);
        return { id, status: 'failed', output: { message: message.slice(0, MAX_WORDS) } };
      }
    }

    /** One at a time, so that the second of two mails about one event sees that the first was sent. */
    async function performAll(jobs: readonly Job<JobData>[]): Promise<JobResult[]> {
      const results: JobResult[] = [];
      for (const job of jobs) {
        results.push(await perform(job));
      }
      return results;
    }

    /** Jobs take the connections of background work; what they start keeps that kind. */
    const startJobs = () => runAs('background', startQueues);

    async function startQueues() {
      await boss.start({ attempts: START_ATTEMPTS });
      for (const queue of queueNames) {
        const options = {
          batchSize: queues[queue].atOnce,
          burstWhenBatchFull: true,
          pollingIntervalSeconds: POLL_SECONDS,
          perJobResults: true,
        } as const;
        await boss.work<JobData>(queue, options, performAll);
      }
    }

    async function runDueJobs(): Promise<number> {
      let done = 0;
      for (const queue of queueNames) {
        for (;;) {
          const [job] = await boss.fetch<JobData>(queue);
          if (job === undefined) {
            break;
          }
          const { status, output } = await perform(job);
          await (status === 'completed' ? boss.complete(queue, job) : boss.fail(queue, job, output));
          done += 1;
        }
      }
      return done;
    }

    observeJobs(app.metrics, boss);
    app.decorate('handleJob', (kind, handler) => {
      if (handlers.has(kind)) {
        throw new Error(`Jobs of the kind ${kind} have a handler already: give one of the two another name.`);
      }
      handlers.set(kind, handler);
    });
    app.decorate('handlesJob', (kind) => handlers.has(kind));
    app.decorate('startJobs', startJobs);
    app.decorate('runDueJobs', runDueJobs);
    app.addHook('onClose', () => boss.stop({ timeout: PATIENCE_MS }));
  },
  { name: 'jobs', dependencies: ['db', 'metrics'] },
);
