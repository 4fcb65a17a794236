/**
 * npm run dev [remote …]: the store with hot reload and server rendering. Without names all four apps run from source;
 * with names the shell and those remotes do, beside the released others.
 */
import { join } from 'node:path';
import { storeServices } from './lib/services.mjs';
import { main } from './lib/start-store.mjs';

const remotes = ['storefront', 'seller-panel', 'blog'];
const named = process.argv.slice(2);
const unknown = named.filter((name) => !remotes.includes(name));
if (unknown.length > 0) {
  console.error(`There is no remote "${unknown[0]}": choose of ${remotes.join(', ')}.`);
  process.exit(1);
}
const apps = ['shell', ...(named.length > 0 ? named : remotes)];
process.env.AARAM_DEV = '1';

await main({
  build: async () => {
    const { devPorts } = await import('../rspack.config.base.ts');
    const { developApp } = await import('./lib/dev-compilers.mjs');
    process.env.AARAM_DEV_PORTS = JSON.stringify(Object.fromEntries(apps.map((app) => [app, devPorts[app]])));
    const root = join(import.meta.dirname, '..');
    await Promise.all(apps.map((app) => developApp(root, app, (text) => console.error(text))));
  },
  services: (settings) =>
    storeServices(settings)
      .filter(({ name }) => name !== 'panel')
      .map((service) =>
        service.name === 'shop'
          ? {
              ...service,
              script: join(settings.root, 'shell/server/dev-main.ts'),
              get env() {
                return { AARAM_DEV_PORTS: process.env.AARAM_DEV_PORTS };
              },
            }
          : service,
      ),
});
