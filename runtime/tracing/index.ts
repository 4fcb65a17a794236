export { startTracing, stopTracing } from './start.ts';
