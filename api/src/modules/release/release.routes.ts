import { calls } from '@aaram/shared-domain/contract/schema';
import { releaseOverviewSchema, releasePreviewSchema } from '@aaram/shared-domain/release/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { recordAudit } from '#modules/audit/index.ts';
import { orFail } from '#plugins/refusals.ts';
import { requireProof, requireUser } from '#plugins/session.ts';
import { createShopReleases } from './shop-releases.ts';

const tags = ['panel'];

/** What is live in the shop, and an admin's decision to change it (docs/decisions/0022-releases-in-the-panel.md). */
export const releaseModule: FastifyPluginAsyncZod = async (app) => {
  const shop = createShopReleases(app.config.shopReleases);

  app.get(
    '/api/auth/panel/releases',
    { config: { access: 'admin' }, schema: { response: { 200: releaseOverviewSchema }, tags } },
    async () => orFail(await shop.read()),
  );

  app.post(
    '/api/auth/panel/releases/moves',
    {
      config: { access: 'admin' },
      schema: {
        body: calls['POST /auth/panel/releases/moves'].body,
        response: { 200: releaseOverviewSchema },
        tags,
      },
    },
    async (request) => {
      requireProof(request);
      const admin = requireUser(request);
      const { how, part, version, expected, why, percent } = request.body;
      // Before the shop is asked: nothing moves without a row. What came of it is in the log of releases.
      await recordAudit(app.db, {
        actorId: admin.id,
        action: `release.${how}`,
        subject: 'release',
        subjectId: `${part}@${version}`,
        detail: { from: expected, why, ...(percent !== undefined && { percent }) },
        requestId: request.id,
      });
      return orFail(await shop.move({ ...request.body, by: admin.name }));
    },
  );

  app.post(
    '/api/auth/panel/releases/previews',
    {
      config: { access: 'admin' },
      schema: {
        body: calls['POST /auth/panel/releases/previews'].body,
        response: { 200: releasePreviewSchema },
        tags,
      },
    },
    async (request) => {
      const { part, version } = request.body;
      const preview = orFail(await shop.preview(request.body));
      await recordAudit(app.db, {
        actorId: requireUser(request).id,
        action: 'release.preview',
        subject: 'release',
        subjectId: `${part}@${version}`,
        detail: { until: preview.until },
        requestId: request.id,
      });
      return preview;
    },
  );
};
