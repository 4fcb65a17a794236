import { setTimeout as wait } from 'node:timers/promises';
import { StartProblem } from '@aaram/runtime/problems';
import { isFree } from '@aaram/runtime/system';
import { PORTS, type PortName } from '../settings.mjs';

/** Throws one line with the first busy port and its variable. Waits up to `patienceMs` for ports to become free. */
export async function requireFreePorts(
  ports: Partial<Record<PortName, number | undefined>>,
  { patienceMs = 0 }: { patienceMs?: number } = {},
): Promise<void> {
  const end = Date.now() + patienceMs;
  for (const { key, variable, use } of PORTS) {
    const port = ports[key];
    if (port === undefined) continue;
    while (!(await isFree(port))) {
      if (Date.now() >= end) throw new StartProblem(busyLine(port, variable, use));
      await wait(50);
    }
  }
}

function busyLine(port: number, variable: string, use: string): string {
  return `Port ${port} (${use}) is in use: stop the program that has it, or choose another one, as in ${variable}=${port + 10} npm start`;
}
