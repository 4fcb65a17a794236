import fp from 'fastify-plugin';
import { claimJobs, finishJob, type Job, type JobPayload, postponeJob } from './jobs.repository.ts';

type Handler = (payload: JobPayload) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Says how jobs of a kind are done. A handler may run twice for one job and must not mind. */
    handleJob: (kind: string, handler: Handler) => void;
    /** Does all jobs that are due, and answers how many. Runs by itself in the server; tests call it. */
    runDueJobs: () => Promise<number>;
  }
}

const BATCH = 10;

/** Later work as rows: claimed with SKIP LOCKED by any number of processes, tried again with growing pauses. */
export const jobsModule = fp(
  async (app) => {
    const handlers = new Map<string, Handler>();

    async function runOne(job: Job) {
      try {
        await handlers.get(job.kind)?.(job.payload);
        await finishJob(app.db, job.id);
      } catch (error) {
        app.log.warn({ err: error, job: job.kind, attempts: job.attempts }, 'job failed');
        await postponeJob(app.db, job, error instanceof Error ? error.message : String(error));
      }
    }

    async function runDueJobs(): Promise<number> {
      let done = 0;
      for (;;) {
        const jobs = await claimJobs(app.db, [...handlers.keys()], BATCH);
        for (const job of jobs) {
          await runOne(job);
        }
        done += jobs.length;
        if (jobs.length < BATCH) {
          return done;
        }
      }
    }

    app.decorate('handleJob', (kind, handler) => {
      handlers.set(kind, handler);
    });
    app.decorate('runDueJobs', runDueJobs);
    app.addBackground({ name: 'jobs', everyMs: 1000, run: async () => void (await runDueJobs()) });
  },
  { name: 'jobs', dependencies: ['db', 'background'] },
);
