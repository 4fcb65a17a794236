export { createByteCache } from './byte-cache.ts';
