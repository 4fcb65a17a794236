import { startTracing, stopTracing } from '@aaram/runtime/tracing';
import { SETTINGS_EXIT_CODE } from '@aaram/shared-domain/environment';
import { buildShop, type ShopParts } from './app.ts';
import { readConfig, type ShopConfig } from './config.ts';
import { openReleases } from './open-releases.ts';
import type { BringRelease } from './preview/read-preview-set.ts';

/** How long open requests may take to finish after a stop signal, ms. */
const STOP_TIMEOUT_MS = 10_000;

function readConfigOrExit(): ShopConfig {
  try {
    return readConfig();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(SETTINGS_EXIT_CODE);
  }
}

/** Runs a shop until a stop signal. A failed start prints one clear line; the exit code is 78 for settings, else 1. */
export async function runShop(
  loadParts: (config: ShopConfig, bring: BringRelease) => Promise<ShopParts>,
): Promise<void> {
  const settings = readConfigOrExit();
  try {
    await startTracing({ endpoint: settings.traces, service: 'aaram-shop' });
    const releases = await openReleases(settings);
    const config = { ...settings, releasesDir: releases.dir };
    const app = await buildShop(config, { ...(await loadParts(config, releases.bring)), follows: releases.follows });
    app.addHook('onClose', () => releases.stop());
    app.addHook('onClose', () => stopTracing());
    const stop = () => {
      setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
      app.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}
