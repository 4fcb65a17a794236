export { type Breaker, createBreaker, type SetAside } from './breaker.ts';
export { createLineLimit } from './log-lines.ts';
export { spawnRenderer } from './spawn-renderer.ts';
export { watchRenderer } from './watchdog.ts';
