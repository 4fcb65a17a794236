import { timeRequests } from '@aaram/runtime/metrics';
import { openStorage } from '@aaram/runtime/publishing/locations';
import { openFolder } from '@aaram/runtime/publishing/store';
import type { FastifyInstance } from 'fastify';
import type { ShopConfig } from '../config.ts';
import type { MakePreview } from '../preview/make-preview.ts';
import { createShopMetrics } from './metrics.ts';
import { type OverviewSources, readOverview } from './overview.ts';
import { buildPrivateServer } from './private-server.ts';
import { createReleaseMoves, runMoveProcess } from './release-moves.ts';

type Facts = Pick<OverviewSources, 'listFigures' | 'listProblems' | 'countedSince'> & {
  makePreview: MakePreview | undefined;
};

/** The store of releases; of one that can only be read, the copies on this machine. */
const openStore = async ({ releases, releasesDir }: Pick<ShopConfig, 'releases' | 'releasesDir'>) =>
  releases.kind === 'bucket' ? openStorage(releases, releasesDir) : openFolder(releasesDir);

/** Opens the private port together with the shop's own. A taken one costs the shop no visitor, so it only warns. */
export function registerPrivatePort(app: FastifyInstance, config: ShopConfig, { makePreview, ...facts }: Facts): void {
  const { privatePort, privateHost, releasesSecret, releasesDir } = config;
  if (privatePort === 0) {
    return;
  }
  const moves = createReleaseMoves(runMoveProcess(releasesDir));
  const read = () => readOverview({ ...facts, openStore: () => openStore(config), moves: moves.state });
  const metrics = createShopMetrics(read);
  timeRequests(app, metrics);
  const server = buildPrivateServer({
    secret: releasesSecret,
    metrics,
    moves,
    readOverview: read,
    makePreview,
  });
  app.addHook('onListen', async () => {
    await server
      .listen({ port: privatePort, host: privateHost })
      .catch((error: unknown) => app.log.warn({ err: error }, 'no metrics and no releases in the panel'));
  });
  app.addHook('onClose', () => server.close());
}
