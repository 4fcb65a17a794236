import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { StartProblem } from '@aaram/runtime/problems';
import {
  type Log,
  type RestartPolicy,
  type Stops,
  startChild,
  supervise,
  waitUntilReady,
} from '@aaram/runtime/processes';
import { SETTINGS_EXIT_CODE } from '../../../shared-domain/src/environment/variables.mjs';
import type { SupervisedDatabase } from './database.ts';
import type { Gate, Service } from './services.ts';

const GRACE_MS = 15_000;
/** When the parent was killed, everything must end within two seconds. */
const HURRY_MS = 700;
/** A database that takes longer is left to its watchdog, which runs on after this process. */
const FORCED_DATABASE_MS = 700;

type StoreOptions = {
  services: Service[];
  database: SupervisedDatabase;
  build: () => Promise<void>;
  env: NodeJS.ProcessEnv;
  cwd: string;
  log: Log;
  stops: Stops;
  policy?: RestartPolicy | undefined;
};

/**
 * Starts and stops the parts of the store. `database` is one of database.ts, `build()` builds what is stale, `services`
 * is the list of services.ts, `stops` comes from stop-requests.mjs.
 */
export function createStore({ services, database, build, env, cwd, log, stops, policy }: StoreOptions) {
  const running: { service: Service; part: ReturnType<typeof supervise> }[] = [];

  const run = (service: Service) => {
    if (!existsSync(service.script))
      throw new StartProblem(`${service.script} is missing: this is not the whole project.`);
    const part = supervise({
      name: service.label,
      log: (line) => log(line),
      policy,
      giveUp: (reason) => stops.request({ code: SETTINGS_EXIT_CODE, reason }),
      start: () =>
        startChild({
          script: service.script,
          args: service.args,
          cwd,
          env: { ...env, ...service.env },
          log: (line) => log(line, service.name),
        }),
    });
    running.push({ service, part });
  };

  const bringUp = async (service: Service, gates: Record<Gate, Promise<void>>) => {
    await Promise.all(service.needs.map((need) => gates[need]));
    if (stops.signal.aborted) return;
    run(service);
    // A part that cannot start is restarted forever, while the rest of the store runs.
    await waitUntilReady(service.ready, {
      name: service.label,
      log,
      signal: stops.signal,
      timeoutMs: Number.POSITIVE_INFINITY,
    });
  };

  return {
    /** Resolves when every part is ready; rejects with the first problem. */
    async start(): Promise<void> {
      const gates = {
        database: database.ready.then((url) => {
          env.DATABASE_URL = url;
        }),
        build: build(),
      };
      await Promise.all([...Object.values(gates), ...services.map((service) => bringUp(service, gates))]);
    },

    /** Restarts the parts that have connections to the database, after its URL changed. */
    restartUsersOfDatabase(url: string): void {
      env.DATABASE_URL = url;
      for (const { service, part } of running) if (service.needs.includes('database')) void part.restart();
    },

    /** Stops the parts in reverse start order, and the database after all of them. */
    async stop({ hurry, forced }: { hurry: boolean; forced: Promise<void> }): Promise<void> {
      const last = services.toReversed().flatMap((service) => running.filter((entry) => entry.service === service));
      if (hurry) await Promise.all(last.map(({ part }) => part.stop(HURRY_MS)));
      else for (const { part } of last) await part.stop(GRACE_MS, forced);
      const pressed = hurry ? Promise.resolve() : forced;
      await Promise.race([database.stop(), pressed.then(() => wait(FORCED_DATABASE_MS))]);
    },
  };
}
