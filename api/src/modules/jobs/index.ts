export { listDeadJobs, retryDeadJobs, retryFailedWork } from './dead-jobs.ts';
export { enqueueJob } from './enqueue-job.ts';
export { countQueues, findFailedWork, lockFailedWork } from './failed-work.repository.ts';
export { forgetJobsAbout } from './forget-jobs.repository.ts';
export { jobsModule } from './jobs.service.ts';
export { findInOpenJobs, findMailJobsAbout } from './open-jobs.repository.ts';
export type { JobPayload } from './queues.ts';
