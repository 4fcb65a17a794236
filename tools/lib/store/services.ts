import { join } from 'node:path';
import { variables } from '../../../shared-domain/src/environment/variables.mjs';
import type { Settings } from '../settings.mjs';

/** A program of the store. It starts when its `needs` are there, and is up when `ready` answers 200. */
export type Service = {
  name: string;
  label: string;
  script: string;
  args?: string[];
  env?: NodeJS.ProcessEnv;
  needs: Gate[];
  ready: string;
};
export type Gate = 'database' | 'build';

/** The programs of the store, in start order; they stop in reverse. */
export function storeServices({ root, ports, production, sandbox }: Settings): Service[] {
  // Links in mails lead to the shop, whatever its port is. In production PUBLIC_URL must be set.
  const publicUrl = production || process.env.PUBLIC_URL ? {} : { PUBLIC_URL: `http://localhost:${ports.shop}` };
  const shopUrl = process.env.PUBLIC_URL || `http://localhost:${ports.shop}`;
  const at = (port: number, path: string) => `http://127.0.0.1:${port}${path}`;
  const services: Service[] = [
    {
      name: 'api',
      // The shop calls the API from this machine, whatever proxy is in front of the shop.
      env: { ...publicUrl, TRUST_PROXY: trustForApi(process.env.TRUST_PROXY) },
      label: 'the API',
      script: join(root, 'api/src/server.ts'),
      needs: ['database'],
      ready: at(ports.api, '/readyz'),
    },
    {
      name: 'payments',
      label: 'the payment sandbox',
      script: join(root, 'api/src/payment-sandbox/server.ts'),
      needs: [],
      ready: at(ports.sandbox, '/healthz'),
    },
    {
      name: 'shop',
      label: 'the shop',
      script: join(root, 'shell/server/main.ts'),
      needs: ['build'],
      ready: at(ports.shop, '/readyz'),
    },
    {
      name: 'panel',
      label: 'the seller panel on its own',
      script: join(root, 'shell/server/main.ts'),
      env: {
        SURFACE: 'panel',
        PORT: String(ports.panel),
        // The shop has it.
        SHOP_PRIVATE_PORT: '0',
        PUBLIC_URL: process.env.PANEL_URL || undefined,
        SHOP_URL: shopUrl,
      },
      needs: ['build'],
      ready: at(ports.panel, '/readyz'),
    },
  ];
  return services.filter(({ name }) => sandbox || name !== 'payments');
}

function trustForApi(proxies = '') {
  const others = proxies.split(',').map((entry) => entry.trim());
  return ['loopback', ...others.filter((entry) => !['', 'none', 'loopback'].includes(entry))].join(',');
}

/** Environment variables of every program, besides those that the user set. */
export function storeEnvironment(
  { ports, dataDir, production }: Pick<Settings, 'ports' | 'dataDir' | 'production'>,
  env = process.env,
): NodeJS.ProcessEnv {
  return {
    ...env,
    NODE_ENV: production ? 'production' : env.NODE_ENV || variables.NODE_ENV.default,
    DATA_DIR: dataDir,
    PORT: String(ports.shop),
    API_PORT: String(ports.api),
    SANDBOX_PORT: String(ports.sandbox),
    PANEL_PORT: String(ports.panel),
  };
}
