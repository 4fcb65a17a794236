export { type Sent, startCollector } from './collector.ts';
