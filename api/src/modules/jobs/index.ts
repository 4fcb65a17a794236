export { enqueueJob, type JobPayload } from './jobs.repository.ts';
export { jobsModule } from './jobs.service.ts';
