import { join } from 'node:path';
import type { Settings } from '../settings.mjs';
import { type Service, storeServices } from '../store/services.ts';
import type { Balancer } from './balancer-config.ts';

/** Ports that only this machine uses. */
export type InnerPorts = {
  apis: [number, number];
  shops: [number, number];
  metrics: [number, number, number];
  private: [number, number];
  s3: number;
};

/** Two of everything that answers calls, a worker, and what they need. `late` is known once the databases run. */
export function clusterServices(
  settings: Settings,
  { inner, nginx, late }: { inner: InnerPorts; nginx: string; late: { replicas?: string } },
): Service[] {
  const { root, ports, dataDir } = settings;
  const at = (port: number, path: string) => `http://127.0.0.1:${port}${path}`;
  const files = {
    S3_ENDPOINT: `http://127.0.0.1:${inner.s3}`,
    S3_BUCKET: 'aaram-media',
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  const links = process.env.PUBLIC_URL ? {} : { PUBLIC_URL: `http://localhost:${ports.shop}` };
  const ofApi = { ...files, ...links, SHOP_PRIVATE_URL: `http://127.0.0.1:${inner.private[0]}` };
  const api = (index: 0 | 1): Service => ({
    name: `api-${index + 1}`,
    label: `API ${index + 1}`,
    script: join(root, 'api/src/server.ts'),
    env: {
      ...ofApi,
      ROLE: 'api',
      API_PORT: String(inner.apis[index]),
      METRICS_PORT: String(inner.metrics[index]),
      ...(index === 0 ? {} : { SEED: 'none' }),
      // Read when it starts, which is after the databases.
      get DATABASE_REPLICA_URLS() {
        return late.replicas;
      },
    },
    needs: ['database'],
    ready: at(inner.apis[index], '/readyz'),
  });
  const shop = (index: 0 | 1): Service => ({
    name: `shop-${index + 1}`,
    label: `shop ${index + 1}`,
    script: join(root, 'shell/server/main.ts'),
    env: {
      PORT: String(inner.shops[index]),
      SHOP_PRIVATE_PORT: String(inner.private[index]),
      API_URL: at(ports.api, ''),
    },
    needs: ['build'],
    ready: at(inner.shops[index], '/readyz'),
  });
  const balancer: Balancer = {
    folder: join(dataDir, 'balancer'),
    shop: ports.shop,
    shops: inner.shops,
    api: ports.api,
    apis: inner.apis,
  };
  const others = storeServices(settings).filter(({ name }) => name === 'payments' || name === 'panel');
  return [
    {
      name: 's3',
      label: 'the S3 service',
      script: join(root, 'api/src/testing/s3-main.ts'),
      args: [String(inner.s3), join(dataDir, 's3')],
      needs: [],
      ready: at(inner.s3, '/healthz'),
    },
    api(0),
    api(1),
    {
      name: 'worker',
      label: 'the worker',
      script: join(root, 'api/src/server.ts'),
      env: { ...ofApi, ROLE: 'worker', SEED: 'none', METRICS_PORT: String(inner.metrics[2]) },
      needs: ['database'],
      ready: at(inner.metrics[2], '/metrics'),
    },
    ...others,
    shop(0),
    shop(1),
    {
      name: 'balancer',
      label: 'the balancer',
      script: join(root, 'tools/lib/cluster/balancer.ts'),
      args: [nginx, JSON.stringify(balancer)],
      needs: [],
      ready: at(ports.shop, '/readyz'),
    },
  ];
}
