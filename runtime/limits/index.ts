export { forgetLimits } from './forget-limits.ts';
export { createKeptLimits, type Limit } from './stored-limits.ts';
