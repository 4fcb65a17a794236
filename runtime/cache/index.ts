export { createByteCache } from './byte-cache.ts';
export { describeOrigin, formatBypass, type Origin } from './cache-status.ts';
export { type ChangeLog, type ChangeReader, createChangeLog } from './change-log.ts';
export { type Cached, createResponseCache, type Made, type Poll } from './response-cache.ts';
