import { format } from 'node:util';

/** What opens connections by itself. Calls to the API go through the shop. */
const NETWORK = ['fetch', 'WebSocket', 'EventSource'];
const PRINTING = new Set(['debug', 'error', 'info', 'log', 'trace', 'warn']);

/** A console that only prints: the real one holds streams, whose class can open connections. */
function createPlainConsole(print: (line: string) => void) {
  const methods = Object.entries(console).filter(([, value]) => typeof value === 'function');
  return Object.fromEntries(
    methods.map(([name]) => [name, (...args: unknown[]) => PRINTING.has(name) && print(`${format(...args)}\n`)]),
  );
}

/**
 * Takes from a remote's code what Node's permission model does not limit: connections, signals to other processes, and
 * the built-in modules behind `process`. This is a second line, not a boundary
 * (docs/decisions/0019-one-process-for-each-remote.md).
 */
export function lockGlobals(): void {
  const { stderr, exit } = process;
  for (const name of NETWORK) {
    Reflect.deleteProperty(globalThis, name);
  }
  const replacements = {
    console: createPlainConsole((line) => stderr.write(line)),
    // A remote may end its own process, and nothing else.
    process: Object.freeze({ env: Object.freeze({}), exit: () => exit(1) }),
  };
  for (const [name, value] of Object.entries(replacements)) {
    Object.defineProperty(globalThis, name, { value, writable: false, configurable: false });
  }
}
