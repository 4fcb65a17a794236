import { commandLineOf, identify, isSameProcess, parentOf } from '../system/processes.mjs';

/**
 * @typedef {{ code: number, hurry: boolean, reason?: string }} StopRequest
 * @typedef {ReturnType<typeof listenForStop>} Stops
 */

/** Ctrl-C in a terminal sends two signals, from the terminal and from npm: a second press comes later than this. */
const SAME_KEYSTROKE_MS = 400;

/**
 * Listens for requests to stop. `requested` resolves once with `{ code, hurry, reason }`; `forced` when the user
 * presses Ctrl-C again; `signal` aborts whatever is waiting. `request` is a request from the program itself.
 */
export function listenForStop({ env = process.env } = {}) {
  const abort = new AbortController();
  /** @type {Deferred<StopRequest>} */
  const stopped = deferred();
  /** @type {Deferred<void>} */
  const force = deferred();
  /** @type {number | undefined} */
  let firstAt;

  const request = (/** @type {Partial<StopRequest>} */ why) => {
    firstAt ??= Date.now();
    stopped.resolve({ code: 0, hurry: false, ...why });
    abort.abort(new Error('stopping'));
  };
  const bySignal = () => {
    if (firstAt !== undefined && Date.now() - firstAt > SAME_KEYSTROKE_MS) force.resolve();
    request({});
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, bySignal);
  whenParentDies(() => request({ hurry: true, code: 1 }), env);
  return { requested: stopped.promise, forced: force.promise, signal: abort.signal, request };
}

/**
 * Calls back when the process that started this one has ended: another starter (through its channel) or npm. With other
 * parents this process may be meant to outlive them, as with `nohup` or `&`.
 * @param {() => void} callback
 * @param {NodeJS.ProcessEnv} env
 */
function whenParentDies(callback, env) {
  if (process.channel) {
    process.on('disconnect', callback);
    process.channel.unref();
  } else if (process.platform === 'linux' && env.npm_lifecycle_event) {
    watch(
      npmAncestors().map((pid) => identify(pid)),
      callback,
    );
  }
}

/** The parent, and npm itself when a shell is between. */
function npmAncestors() {
  const parent = process.ppid;
  const grandparent = parentOf(parent);
  const behindShell = grandparent !== undefined && grandparent > 1 && /\bnpm\b/.test(commandLineOf(grandparent));
  return behindShell ? [parent, grandparent] : [parent];
}

/**
 * @param {readonly import('../system/processes.mjs').ProcessIdentity[]} processes
 * @param {() => void} callback
 */
function watch(processes, callback) {
  const timer = setInterval(() => {
    if (processes.every(isSameProcess)) return;
    clearInterval(timer);
    callback();
  }, 250);
  timer.unref();
}

/**
 * @template Value
 * @typedef {{ promise: Promise<Value>, resolve: (value: Value) => void }} Deferred
 */

/**
 * @template Value
 * @returns {Deferred<Value>}
 */
function deferred() {
  /** @type {(value: Value) => void} */
  let resolve = () => undefined;
  /** @type {Promise<Value>} */
  const promise = new Promise((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
