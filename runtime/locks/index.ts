export { takeLock } from './lock.mjs';
export { withLock } from './wait-for-lock.ts';
