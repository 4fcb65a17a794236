export { queueByConnection } from './connection-queue.ts';
export { connectionRules, guardConnections } from './connections.ts';
export { lingerWhereBodiesAreUnread } from './lingering.ts';
export { mendPath } from './mend-path.ts';
export { openSpool } from './spool.ts';
export { stopWithoutIdleConnections } from './stopping.ts';
export { requireHttps } from './transport-security.ts';
