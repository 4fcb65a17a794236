import { registerHooks } from 'node:module';

/** What stands in the driver, and what must. */
type Repair = [wrong: string, right: string];

/** So much longer than a statement may take a server may be silent, in seconds. */
const PATIENCE_S = 1;

const forgetWrites = 'clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null';

/**
 * postgres.js 3.4.9 does not survive the loss of a connection (porsager/postgres issues 1066, 1154, 1208, 1216). In
 * this order: a write that was put off for a moment ended the process when it found no socket; a write that was called
 * off kept its connection from ever sending again; what the old connection was busy with stayed with the new one; the
 * first question of a connection ended the process when it got no answer.
 */
const connectionRepairs: Repair[] = [
  [
    'function nextWrite(fn) {\n',
    'function nextWrite(fn) {\n    if (socket === null) return (clearImmediate(nextWriteTimer), chunk = nextWriteTimer = null, refuseOpen(), true)\n',
  ],
  [
    '  async function closed(hadError) {\n',
    `  function refuseOpen() {
    const lost = Errors.connection('CONNECTION_CLOSED', options, socket)
    query && queryError(query, lost)
    while (sent.length) queryError(sent.shift(), lost)
    query = results = errorResponse = null
    result = new Result()
  }

  async function closed(hadError) {\n`,
  ],
  ['clearImmediate(nextWriteTimer)\n    if (socket)', `${forgetWrites}\n    if (socket)`],
  ['clearImmediate(nextWriteTimer)\n    socket.removeListener', `${forgetWrites}\n    socket.removeListener`],
  ['    socket = null\n\n    if (initial)', '    socket = null\n    refuseOpen()\n\n    if (initial)'],
  ['return fetchArrayTypes()\n', 'return fetchArrayTypes().catch(() => {})\n'],
];

/**
 * The driver waits for ever for a server that has stopped without closing anything: a statement timeout is kept by the
 * very server that does not answer. A connection is given up that was asked and has sent nothing for longer than a
 * statement may take; without a statement timeout (migrations, seeds) the driver waits as before.
 */
const silenceRepairs: Repair[] = [
  [
    '      , connectTimer = timer(connectTimedOut, options.connect_timeout)\n',
    `      , connectTimer = timer(connectTimedOut, options.connect_timeout)
      , longest = Number(options.connection && options.connection.statement_timeout)
      , silenceTimer = timer(giveUp, longest > 0 ? longest / 1000 + ${PATIENCE_S} : 0)\n`,
  ],
  ['  function connectTimedOut() {\n', '  function connectTimedOut() {\n    options.shared.isSilent = true\n'],
  [': (query = q, query.active = true)\n', ': (query = q, query.active = true, silenceTimer.start())\n'],
  [
    '  function data(x) {\n',
    `  function giveUp() {
    if (!query || !socket) return
    options.shared.isSilent = true
    error(Errors.connection('CONNECT_TIMEOUT', options, socket))
    socket.destroy()
  }

  function data(x) {
    options.shared.isSilent = false
    take(x)
    query ? silenceTimer.start() : silenceTimer.cancel()
  }

  function take(x) {\n`,
  ],
  [
    '    connectTimer.cancel()\n\n    socket.removeAllListeners()',
    '    connectTimer.cancel()\n    silenceTimer.cancel()\n\n    socket.removeAllListeners()',
  ],
];

/**
 * A transaction whose connection was lost went on in whatever transaction the new connection had begun. Questions that
 * waited for a connection waited for one attempt to connect after the other, while no server was to be heard: then one
 * question waits for an attempt, and the others are refused at once.
 */
const poolRepairs: Repair[] = [
  ['let savepoints = 0\n', 'let lost = null, savepoints = 0\n'],
  [
    'connection.onclose = reject)',
    `connection.onclose = error => {
          lost = error
          while (queries.length) queries.shift().reject(error)
          reject(error)
        })`,
  ],
  ['uncaughtError = e))\n', 'uncaughtError = e))\n        if (lost) return q.reject(lost)\n'],
  [
    '      return go(open.shift(), query)\n',
    `      return go(open.shift(), query)

    if (options.shared.isSilent && connecting.length)
      return query.reject(Errors.connection('CONNECT_TIMEOUT', options, options))\n`,
  ],
  [
    '    queries.length && connect(c, queries.shift())\n',
    `    if (options.shared.isSilent) while (queries.length) queries.shift().reject(e)
    queries.length && connect(c, queries.shift())\n`,
  ],
];

const repairsByFile = [
  { file: '/postgres/src/connection.js', repairs: [...connectionRepairs, ...silenceRepairs] },
  { file: '/postgres/src/index.js', repairs: poolRepairs },
];

/** A file's source without its faults. Throws when it is not the source this was written for. */
function repairSource(source: string, repairs: readonly Repair[]): string {
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
      const found = repairsByFile.find(({ file }) => url.endsWith(file));
      if (found === undefined || loaded.source === undefined || loaded.source === null) {
        return loaded;
      }
      const text = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
      return { ...loaded, source: repairSource(text, found.repairs) };
    },
  });
}
