import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { StartProblem } from './problem.mjs';
import { PORTS } from './settings.mjs';

/**
 * Throws one line naming the first busy port and the variable that moves it. `patienceMs` waits that long for
 * ports that are about to be given back.
 */
export async function requireFreePorts(ports, { patienceMs = 0 } = {}) {
  const end = Date.now() + patienceMs;
  for (const { key, variable, use } of PORTS) {
    const port = ports[key];
    if (port === undefined) continue;
    while (!(await isFree(port))) {
      if (Date.now() >= end) throw new StartProblem(busyLine({ port, variable, use }));
      await wait(50);
    }
  }
}

/** True when a server could listen there, on every address. */
export async function isFree(port) {
  for (const host of ['::', '0.0.0.0']) {
    const code = await tryListen(port, host);
    if (code === 'EACCES')
      throw new StartProblem(`Port ${port} may only be used by an administrator: choose one above 1023.`);
    if (code === 'EADDRINUSE') return false;
  }
  return true;
}

function busyLine({ port, variable, use }) {
  return `Port ${port} (${use}) is in use: stop the program that has it, or choose another one, as in ${variable}=${port + 10} npm start`;
}

/** The error code, or undefined. A machine without IPv6 answers with other codes, which do not matter here. */
function tryListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
