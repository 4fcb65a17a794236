import { registerHooks } from 'node:module';

/** The driver's file that hands bytes to its socket. */
const FILE = '/postgres/src/connection.js';

/**
 * postgres.js 3.4.9 keeps small writes back for a moment. When the connection ends in that moment (porsager/postgres
 * issues 1066, 1154, 1208), a late write ends the whole process, or the connection keeps waiting for a write that was
 * called off and can never send again. Each entry: what stands there, and what must.
 */
const repairs: [string, string][] = [
  [
    'function nextWrite(fn) {\n    const x',
    `function nextWrite(fn) {
    if (socket === null) {
      chunk = nextWriteTimer = null
      const lost = Errors.connection('CONNECTION_CLOSED', options, socket)
      query && (queryError(query, lost), query = null)
      while (sent.length)
        queryError(sent.shift(), lost)
      return true
    }
    const x`,
  ],
  [
    'clearImmediate(nextWriteTimer)\n    socket.removeListener',
    'clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n    socket.removeListener',
  ],
  [
    'clearImmediate(nextWriteTimer)\n    if (socket)',
    'clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n    if (socket)',
  ],
];

/** The driver's source without the two faults. Throws when it is not the source this was written for. */
export function repairSource(source: string): string {
  return repairs.reduce((text, [wrong, right]) => {
    if (!text.includes(wrong)) {
      throw new Error('The PostgreSQL driver has changed: see whether db/repair-driver.ts is still needed.');
    }
    return text.replace(wrong, () => right);
  }, source);
}

/** Repairs the driver as it is loaded. Call it before anything imports `postgres`. */
export function repairDriver(): void {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!url.endsWith(FILE) || loaded.source === undefined || loaded.source === null) {
        return loaded;
      }
      const text = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
      return { ...loaded, source: repairSource(text) };
    },
  });
}
