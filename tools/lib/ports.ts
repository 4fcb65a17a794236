import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf, StartProblem } from './problem.mjs';
import { PORTS, type PortName } from './settings.mjs';

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

/** True when a server could listen on this port, on every address. */
export async function isFree(port: number): Promise<boolean> {
  for (const host of ['::', '0.0.0.0']) {
    const code = await tryListen(port, host);
    if (code === 'EACCES')
      throw new StartProblem(`Port ${port} may only be used by an administrator: choose one above 1023.`);
    if (code === 'EADDRINUSE') return false;
  }
  return true;
}

function busyLine(port: number, variable: string, use: string): string {
  return `Port ${port} (${use}) is in use: stop the program that has it, or choose another one, as in ${variable}=${port + 10} npm start`;
}

export async function findFreePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  });
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

/** The error code, or undefined when a server could listen there. A machine without IPv6 gives other codes. */
export function tryListen(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(codeOf(error) ?? 'unknown'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
