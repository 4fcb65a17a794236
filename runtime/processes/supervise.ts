import { SETTINGS_EXIT_CODE } from '@aaram/shared-domain/environment';
import type { Child, End } from './children.mjs';

/** A program that ran for `quickMs` had started well; one that ended sooner waits longer before its next start. */
export type RestartPolicy = { quickMs: number; firstDelayMs: number; maxDelayMs: number };
const RESTART_POLICY: RestartPolicy = { quickMs: 10_000, firstDelayMs: 250, maxDelayMs: 10_000 };
/** From this many quick ends in a row the log names their number and the delay. */
const WORTH_A_WORD = 5;

type Supervised = {
  name: string;
  start: () => Child;
  log: (line: string) => void;
  giveUp: (reason: string) => void;
  policy?: RestartPolicy | undefined;
};

/**
 * Keeps one program running: starts it again whenever it ends, with a growing delay while it ends right after its
 * start. Never gives up, because most causes pass (an unreachable database, a full disk) and the other parts still run.
 * `start` returns a child of children.mjs; `giveUp(reason)` is called once when the program's settings are wrong.
 * `stop` ends the program and the watching.
 */
export function supervise({ name, start, log, giveUp, policy = RESTART_POLICY }: Supervised) {
  let timer: NodeJS.Timeout | undefined;
  let quickEnds = 0;
  let stopping = false;
  let isRestart = false;

  let child = begin();

  function begin(): Child {
    isRestart = false;
    const startedAt = Date.now();
    const started = start();
    void started.exited.then((end) => {
      if (!stopping) afterEnd(end, Date.now() - startedAt);
    });
    return started;
  }

  function beginAgain(): void {
    child = begin();
  }

  function afterEnd(end: End, livedMs: number): void {
    if (isRestart) {
      beginAgain();
      return;
    }
    const how = describeEnd(end);
    quickEnds = livedMs < policy.quickMs ? quickEnds + 1 : 1;
    if (end.code === SETTINGS_EXIT_CODE) {
      hopeless(`${capital(name)} cannot run with these settings (its output is above).`);
      return;
    }
    const delay = Math.min(policy.firstDelayMs * 2 ** (quickEnds - 1), policy.maxDelayMs);
    log(
      quickEnds < WORTH_A_WORD
        ? `${capital(name)} ended unexpectedly (${how}); starting it again.`
        : `${capital(name)} ended ${quickEnds} times in a row right after its start (last time ${how}); starting it again in ${describeDelay(delay)}.`,
    );
    timer = setTimeout(beginAgain, delay);
  }

  function hopeless(reason: string): void {
    stopping = true;
    giveUp(reason);
  }

  return {
    name,
    get pid() {
      return child.pid;
    },
    /** Ends the program and starts it again at once, with a new call of `start`. */
    restart(): Promise<void> {
      isRestart = true;
      return child.stop(5000);
    },
    async stop(graceMs: number, forced?: Promise<unknown>): Promise<void> {
      stopping = true;
      clearTimeout(timer);
      await child.stop(graceMs, forced);
    },
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function describeEnd({ code, signal }: End): string {
  return signal ? `killed by ${signal}` : `exit code ${code}`;
}

export const describeDelay = (ms: number) => (ms < 1000 ? `${ms} ms` : `${Math.round(ms / 1000)} s`);
