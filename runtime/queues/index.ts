export { createFairSemaphore } from './fair-semaphore.ts';
export { createMissBudget } from './miss-budget.ts';
export { createQuota, type Quota, type Release } from './quota.ts';
export { createSemaphore } from './semaphore.ts';
export { createSharedWork } from './shared-work.ts';
export { createSingleFlight } from './single-flight.ts';
