import { join } from 'node:path';
import { findFreePorts } from '@aaram/runtime/system';
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

type Late = { replicas?: string };
type Cluster = { settings: Settings; inner: InnerPorts; late: Late };

const at = (port: number, path: string) => `http://127.0.0.1:${port}${path}`;

/** Free ports for what only this machine uses. */
export async function findInnerPorts(): Promise<InnerPorts> {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0, s3 = 0] = await findFreePorts(10);
  return { apis: [a, b], shops: [c, d], metrics: [e, f, g], private: [h, i], s3 };
}

/** The settings of both APIs and of the worker. */
function settingsOfApi({ settings: { ports }, inner }: Cluster) {
  const links = process.env.PUBLIC_URL ? {} : { PUBLIC_URL: `http://localhost:${ports.shop}` };
  return {
    S3_ENDPOINT: at(inner.s3, ''),
    S3_BUCKET: 'aaram-media',
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    ...links,
    SHOP_PRIVATE_URL: at(inner.private[0], ''),
  };
}

function describeApi(cluster: Cluster, index: 0 | 1): Service {
  const { settings, inner, late } = cluster;
  return {
    name: `api-${index + 1}`,
    label: `API ${index + 1}`,
    script: join(settings.root, 'api/src/server.ts'),
    env: {
      ...settingsOfApi(cluster),
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
  };
}

function describeWorker(cluster: Cluster): Service {
  const { settings, inner } = cluster;
  return {
    name: 'worker',
    label: 'the worker',
    script: join(settings.root, 'api/src/server.ts'),
    env: { ...settingsOfApi(cluster), ROLE: 'worker', SEED: 'none', METRICS_PORT: String(inner.metrics[2]) },
    needs: ['database'],
    ready: at(inner.metrics[2], '/metrics'),
  };
}

const describeShop = ({ settings: { root, ports }, inner }: Cluster, index: 0 | 1): Service => ({
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

const describeS3 = ({ settings: { root, dataDir }, inner }: Cluster): Service => ({
  name: 's3',
  label: 'the S3 service',
  script: join(root, 'api/src/testing/services/s3-main.ts'),
  args: [String(inner.s3), join(dataDir, 's3')],
  needs: [],
  ready: at(inner.s3, '/healthz'),
});

function describeBalancer({ settings, inner }: Cluster, nginx: string): Service {
  const { root, ports, dataDir } = settings;
  const folder = join(dataDir, 'balancer');
  const balancer: Balancer = { folder, shop: ports.shop, shops: inner.shops, api: ports.api, apis: inner.apis };
  return {
    name: 'balancer',
    label: 'the balancer',
    script: join(root, 'tools/lib/cluster/balancer.ts'),
    args: [nginx, JSON.stringify(balancer)],
    needs: [],
    ready: at(ports.shop, '/readyz'),
  };
}

/** Two of everything that answers calls, a worker, and what they need. `late` is known once the databases run. */
export function clusterServices(
  settings: Settings,
  { inner, nginx, late }: { inner: InnerPorts; nginx: string; late: Late },
): Service[] {
  const cluster = { settings, inner, late };
  return [
    describeS3(cluster),
    describeApi(cluster, 0),
    describeApi(cluster, 1),
    describeWorker(cluster),
    ...storeServices(settings).filter(({ name }) => name === 'payments' || name === 'panel'),
    describeShop(cluster, 0),
    describeShop(cluster, 1),
    describeBalancer(cluster, nginx),
  ];
}
