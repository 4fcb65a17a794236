export { enqueueJob } from './jobs.repository.ts';
export { jobsModule } from './jobs.service.ts';
