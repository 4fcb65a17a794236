import {
  panelPostSchema,
  panelPostSummarySchema,
  postPreviewSchema,
  previewedPostSchema,
} from '@aaram/shared-domain/content/schema';
import { MOST_ROWS } from '@aaram/shared-domain/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireId } from '#plugins/errors.ts';
import { orFail } from '#plugins/refusals.ts';
import { requireUser } from '#plugins/session.ts';
import * as texts from '#texts/blog.ts';
import { readOwnPost } from './edit-post.service.ts';
import { listUnpublished } from './panel-posts.repository.ts';
import { makePreview, readPreview } from './previews.service.ts';

const params = z.object({ id: z.string() });
const tags = ['blog'];
const config = { access: 'panel' } as const;

/** Posts before they are published: for their author and admins, and for whoever has a link to one. */
export const panelPostRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/auth/panel/posts',
    { config, schema: { response: { 200: z.array(panelPostSummarySchema) }, tags } },
    (request) => {
      const user = requireUser(request);
      return listUnpublished(app.db, user.role === 'admin' ? null : user.id, MOST_ROWS);
    },
  );

  app.get(
    '/api/auth/panel/posts/:id',
    { config, schema: { params, response: { 200: panelPostSchema }, tags } },
    async (request) => {
      const id = requireId(request.params.id, texts.postNotFound);
      return orFail(await readOwnPost(app.db, { id, user: requireUser(request) }));
    },
  );

  app.post(
    '/api/auth/panel/posts/:id/previews',
    {
      config: { access: 'panel', perMinute: { account: 20 } },
      schema: { params, response: { 201: postPreviewSchema }, tags },
    },
    async (request, reply) => {
      const id = requireId(request.params.id, texts.postNotFound);
      const made = orFail(await makePreview(app.db, { id, user: requireUser(request), requestId: request.id }));
      return reply.code(201).send(made);
    },
  );

  app.get(
    '/api/blog/previews/:token',
    {
      config: { access: 'public', perMinute: { source: 60 } },
      schema: { params: z.object({ token: z.string() }), response: { 200: previewedPostSchema }, tags },
    },
    async (request, reply) => {
      const post = orFail(await readPreview(app.db, request.params.token));
      return reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' }).send(post);
    },
  );
};
