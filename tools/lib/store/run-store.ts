import { lineFor } from '@aaram/runtime/problems';
import type { Log, RestartPolicy, Stops } from '@aaram/runtime/processes';
import { readyLines } from '../report.ts';
import type { Settings } from '../settings.mjs';
import { foreignDatabase, type OpenDatabase, superviseDatabase } from './database.ts';
import { keepReleasesSecret } from './releases-secret.ts';
import { requireFreePorts } from './require-free-ports.ts';
import { type Service, storeEnvironment, storeServices } from './services.ts';
import { createStore } from './store.ts';

/** What development replaces: how the apps are built, and which programs run. */
export type StoreParts = { build: () => Promise<void>; services: (settings: Settings) => Service[] };

type Launch = (options: { dataDir: string; log: Log }) => Promise<OpenDatabase>;
type RunOptions = {
  settings: Settings;
  stops: Stops;
  log: Log;
  begin: number;
  patient: boolean;
  build: () => Promise<void>;
  services?: Service[] | undefined;
  launch?: Launch;
  policy?: RestartPolicy;
};

/** After a kill the old parts need a moment to notice and free their ports. */
const PORT_PATIENCE_MS = 3000;

/**
 * Runs the store until it is asked to stop; resolves to the exit code. Runs under Node.js 24. Tests and tools may pass
 * other `services` and `launch`.
 */
export async function runStore({
  settings,
  stops,
  log,
  begin,
  patient,
  build,
  services = storeServices(settings),
  launch = launchEmbedded,
  policy,
}: RunOptions): Promise<number> {
  const wanted = { ...settings.ports, sandbox: settings.sandbox ? settings.ports.sandbox : undefined };
  await requireFreePorts(wanted, { patienceMs: patient ? PORT_PATIENCE_MS : 0 });
  const env = { ...storeEnvironment(settings), RELEASES_SECRET: keepReleasesSecret(settings.dataDir) };
  const giveUp = (error: unknown) => stops.request({ code: 1, reason: lineFor(error) });
  const database = process.env.DATABASE_URL
    ? foreignDatabase(process.env.DATABASE_URL)
    : superviseDatabase({
        launch: () => launch({ dataDir: settings.dataDir, log }),
        log,
        onNewUrl: (url) => store.restartUsersOfDatabase(url),
      });
  const store = createStore({ services, database, build, env, cwd: settings.root, log, stops, policy });

  store.start().then(
    () => {
      if (!stops.signal.aborted) log(readyLines(settings, services, (Date.now() - begin) / 1000).join('\n'));
    },
    (error: unknown) => {
      if (!stops.signal.aborted) giveUp(error);
    },
  );
  const { code, hurry, reason } = await stops.requested;
  log(reason ?? 'Stopping …');
  await store.stop({ hurry, forced: stops.forced });
  log('Stopped.');
  return code;
}

/** Imported late: it is TypeScript and needs the installed packages. */
async function launchEmbedded(options: Parameters<Launch>[0]): Promise<OpenDatabase> {
  const { launchDatabase } = await import('@aaram/runtime/postgres');
  return launchDatabase(options);
}
