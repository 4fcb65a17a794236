import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';
import { codeOf, StartProblem } from '@aaram/runtime/problems';

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

/**
 * Ports for servers that a test or bench starts itself. They lie below the range from which the system takes ports for
 * outgoing connections: one of those could take the port of a server that starts later, or starts again.
 * They stay claimed until this process ends, so that two test processes never share one.
 */
export async function findFreePorts(
  count: number,
  { from = randomInt(FIRST_TEST_PORT, LAST_TEST_PORT) }: { from?: number } = {},
): Promise<number[]> {
  const ports: number[] = [];
  for (let port = from, tried = 0; ports.length < count; tried += 1) {
    if (tried > LAST_TEST_PORT - FIRST_TEST_PORT) throw new StartProblem('No port from 20000 to 31999 is free.');
    if ((await claim(port)) && (await isFree(port))) ports.push(port);
    port = port < LAST_TEST_PORT ? port + 1 : FIRST_TEST_PORT;
  }
  return ports;
}

const FIRST_TEST_PORT = 20_000;
const LAST_TEST_PORT = 31_999;

/** A bound UDP port of the same number is the claim: one process has it, and the system frees it when that ends. */
function claim(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createSocket('udp4').unref();
    socket.once('error', () => socket.close(() => resolve(false)));
    socket.bind({ port, address: '127.0.0.1', exclusive: true }, () => resolve(true));
  });
}

/** The error code, or undefined when a server could listen there. A machine without IPv6 gives other codes. */
export function tryListen(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(codeOf(error) ?? 'unknown'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
