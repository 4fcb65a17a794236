import { foreignDatabase, keepDatabase } from './database.mjs';
import { requireFreePorts } from './ports.mjs';
import { lineFor } from './problem.mjs';
import { readyLines } from './report.mjs';
import { storeEnvironment, storeServices } from './services.mjs';
import { createStore } from './store.mjs';

/** After a killed run, its parts need a moment to notice and give their ports back. */
const PORT_PATIENCE_MS = 3000;

/**
 * Runs the store until somebody wants it to stop, and gives the exit code. Runs under Node.js 24.
 * `services` and `launch` may be others, for tests and tools.
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
}) {
  const wanted = { ...settings.ports, sandbox: settings.sandbox ? settings.ports.sandbox : undefined };
  await requireFreePorts(wanted, { patienceMs: patient ? PORT_PATIENCE_MS : 0 });
  const env = storeEnvironment(settings);
  const giveUp = (error) => stops.request({ code: 1, reason: lineFor(error) });
  const database = process.env.DATABASE_URL
    ? foreignDatabase(process.env.DATABASE_URL)
    : keepDatabase({
        launch: () => launch({ dataDir: settings.dataDir, log }),
        log,
        onNewUrl: (url) => store.restartUsersOfDatabase(url),
      });
  const store = createStore({ services, database, build, env, cwd: settings.root, log, stops, policy });

  store.start().then(
    () => stops.signal.aborted || log(readyLines(settings, (Date.now() - begin) / 1000).join('\n')),
    (error) => stops.signal.aborted || giveUp(error),
  );
  const { code, hurry, reason } = await stops.requested;
  log(reason ?? 'Stopping …');
  await store.stop({ hurry, forced: stops.forced });
  log('Stopped.');
  return code;
}

/** Loaded late: it is TypeScript, and needs the installed packages. */
async function launchEmbedded(options) {
  const { launchDatabase } = await import('../../api/src/embedded-db/launch.ts');
  return launchDatabase(options);
}
