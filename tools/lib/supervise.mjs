/** A program that ends with this code says that its settings are wrong: starting it again changes nothing. */
const SETTINGS_EXIT_CODE = 78;

/** Five ends within ten seconds of a start each are no accident any more. */
const RESTART_POLICY = { quickMs: 10_000, quickLimit: 5, firstDelayMs: 250, longestDelayMs: 5000 };

/**
 * Keeps one program running: starts it again when it ends, a little later each time. `start` gives a child of
 * children.mjs; `giveUp(reason)` is called once when it is hopeless. `stop` ends program and watching.
 */
export function supervise({ name, start, log, giveUp, policy = RESTART_POLICY }) {
  let child;
  let timer;
  let quickEnds = 0;
  let stopping = false;
  let isWished = false;

  function begin() {
    isWished = false;
    const startedAt = Date.now();
    child = start();
    child.exited.then((end) => {
      if (!stopping) afterEnd(end, Date.now() - startedAt);
    });
  }

  function afterEnd(end, livedMs) {
    if (isWished) return begin();
    const how = describeEnd(end);
    quickEnds = livedMs < policy.quickMs ? quickEnds + 1 : 1;
    if (end.code === SETTINGS_EXIT_CODE)
      return hopeless(`${capital(name)} cannot run with these settings (its own words are above).`);
    if (quickEnds >= policy.quickLimit)
      return hopeless(`${capital(name)} ended ${quickEnds} times in a row right after its start (last time ${how}).`);
    const delay = Math.min(policy.firstDelayMs * 2 ** (quickEnds - 1), policy.longestDelayMs);
    log(`${capital(name)} ended unexpectedly (${how}); starting it again.`);
    timer = setTimeout(begin, delay);
  }

  function hopeless(reason) {
    stopping = true;
    giveUp(reason);
  }

  begin();
  return {
    name,
    get pid() {
      return child.pid;
    },
    /** Ends the program so that it starts again, with what `start` now gives. */
    restart() {
      isWished = true;
      return child.stop(5000);
    },
    async stop(graceMs, forced) {
      stopping = true;
      clearTimeout(timer);
      await child.stop(graceMs, forced);
    },
  };
}

function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function describeEnd({ code, signal }) {
  return signal ? `killed by ${signal}` : `exit code ${code}`;
}
