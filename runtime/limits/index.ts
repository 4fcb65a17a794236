export { forgetLimits } from './forget-limits.ts';
export { createStoredLimits, type Limit } from './stored-limits.ts';
