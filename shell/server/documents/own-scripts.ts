import { currentTracing } from '@aaram/shared-domain/tracing';
import { paintScript } from './paint-script.ts';
import { startScript } from './start-script.ts';
import { traceScript } from './trace-script.ts';

/** The scripts that stand in each document, in their order; the policy names the hash of each. */
export const listOwnScripts = (): string[] => [
  ...(currentTracing() === undefined ? [] : [traceScript]),
  startScript,
  paintScript,
];
