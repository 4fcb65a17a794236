import { join } from 'node:path';
import { devPorts } from '../../rspack.config.base.ts';
import { developApp } from './dev-compilers.ts';
import type { StoreParts } from './run-store.ts';
import { type Service, storeServices } from './services.ts';
import { ROOT, type Settings } from './settings.mjs';

/** The store with these apps compiled from source on every change, with hot reload. */
export function developStore(apps: readonly string[]): StoreParts {
  const ports: Record<string, number> = devPorts;
  const devShop = (service: Service): Service => ({
    ...service,
    script: join(ROOT, 'shell/server/dev-main.ts'),
    env: { AARAM_DEV_PORTS: JSON.stringify(Object.fromEntries(apps.map((app) => [app, ports[app]]))) },
  });
  return {
    build: async () => {
      await Promise.all(apps.map((app) => developApp(ROOT, app, (text) => console.error(text))));
    },
    services: (settings: Settings) =>
      storeServices(settings)
        .filter(({ name }) => name !== 'panel')
        .map((service) => (service.name === 'shop' ? devShop(service) : service)),
  };
}
