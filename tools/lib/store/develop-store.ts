import { join } from 'node:path';
import { StartProblem } from '@aaram/runtime/problems';
import { isFree } from '@aaram/runtime/system';
import { devPorts } from '../../../rspack.config.base.ts';
import { ROOT, type Settings } from '../settings.mjs';
import { developApp } from './dev-compilers.ts';
import type { StoreParts } from './run-store.ts';
import { type Service, storeServices } from './services.ts';

const LAST_PORT = 65_535;

/** Throws one line with the first port of a development server that is wrong or in use. */
export async function requireDevPorts(ports: Readonly<Record<string, number>>): Promise<void> {
  for (const [app, port] of Object.entries(ports)) {
    if (!Number.isInteger(port) || port < 1 || port > LAST_PORT)
      throw new StartProblem(
        `DEV_PORT must be a number from 1 to ${LAST_PORT + 1 - Object.keys(devPorts).length}, and it is "${process.env.DEV_PORT}".`,
      );
    if (!(await isFree(port)))
      throw new StartProblem(
        `Port ${port} (the development server of ${app}) is in use: stop the program that has it, or choose others, as in DEV_PORT=${port + 100} npm run dev`,
      );
  }
}

/** The store with these apps compiled from source on every change, with hot reload. */
export function developStore(apps: readonly string[]): StoreParts {
  const devShop = (service: Service): Service => ({
    ...service,
    script: join(ROOT, 'shell/server/dev-main.ts'),
    env: { AARAM_DEV_PORTS: JSON.stringify(Object.fromEntries(apps.map((app) => [app, devPorts[app]]))) },
  });
  return {
    build: async () => {
      await requireDevPorts(Object.fromEntries(apps.map((app) => [app, devPorts[app] ?? 0])));
      await Promise.all(apps.map((app) => developApp(ROOT, app, (text) => console.error(text))));
    },
    services: (settings: Settings) =>
      storeServices(settings)
        .filter(({ name }) => name !== 'panel')
        .map((service) => (service.name === 'shop' ? devShop(service) : service)),
  };
}
