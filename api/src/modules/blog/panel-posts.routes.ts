import {
  panelPostSchema,
  panelPostSummarySchema,
  postPreviewSchema,
  postRevisionSchema,
  postRevisionSummarySchema,
  previewedPostSchema,
  restoreInputSchema,
} from '@aaram/shared-domain/content/schema';
import { MAX_PAGE_ROWS } from '@aaram/shared-domain/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fail, requireId } from '#plugins/errors.ts';
import { orFail } from '#plugins/refusals.ts';
import { requireUser, rowsOf, scopeOfSeller, teamDb } from '#plugins/session.ts';
import * as texts from '#texts/blog.ts';
import { readOwnPost } from './edit-post.service.ts';
import { listUnpublished } from './panel-posts.repository.ts';
import { makePreview, readPreview } from './previews.service.ts';
import { readRevision, readRevisions, restoreRevision } from './revisions.service.ts';

const params = z.object({ id: z.string() });
const ofRevision = z.object({ id: z.string(), version: z.string() });

const requireVersion = (text: string) =>
  /^\d{1,9}$/.test(text) ? Number(text) : fail(404, 'NOT_FOUND', texts.revisionNotFound);
const tags = ['blog'];
const config = { access: 'content' } as const;

/** Previews: made for a link, and read by anyone who has it. */
const previewRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/api/auth/panel/posts/:id/previews',
    {
      config: { access: 'content', perMinute: { account: 20 } },
      schema: { params, response: { 201: postPreviewSchema }, tags },
    },
    async (request, reply) => {
      const id = requireId(request.params.id, texts.postNotFound);
      const user = requireUser(request);
      const made = orFail(await makePreview(teamDb(app.db, user), { id, user, requestId: request.id }));
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

/** Posts before they are published: for their author and admins, and for anyone with a link to one. */
export const panelPostRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/auth/panel/posts',
    { config, schema: { response: { 200: z.array(panelPostSummarySchema) }, tags } },
    (request) => {
      const user = requireUser(request);
      return listUnpublished(rowsOf(app.db, user), scopeOfSeller(user), MAX_PAGE_ROWS);
    },
  );

  app.get(
    '/api/auth/panel/posts/:id',
    { config, schema: { params, response: { 200: panelPostSchema }, tags } },
    async (request) => {
      const id = requireId(request.params.id, texts.postNotFound);
      const user = requireUser(request);
      return orFail(await readOwnPost(rowsOf(app.db, user), { id, user }));
    },
  );

  app.get(
    '/api/auth/panel/posts/:id/revisions',
    { config, schema: { params, response: { 200: z.array(postRevisionSummarySchema) }, tags } },
    async (request) => {
      const id = requireId(request.params.id, texts.postNotFound);
      const user = requireUser(request);
      return orFail(await readRevisions(rowsOf(app.db, user), { id, user }));
    },
  );

  app.get(
    '/api/auth/panel/posts/:id/revisions/:version',
    { config, schema: { params: ofRevision, response: { 200: postRevisionSchema }, tags } },
    async (request) => {
      const id = requireId(request.params.id, texts.postNotFound);
      const version = requireVersion(request.params.version);
      const user = requireUser(request);
      return orFail(await readRevision(rowsOf(app.db, user), { id, version, user }));
    },
  );

  app.post(
    '/api/auth/panel/posts/:id/revisions/:version/restore',
    {
      config: { access: 'content', perMinute: { account: 30 } },
      schema: { params: ofRevision, body: restoreInputSchema, response: { 200: panelPostSchema }, tags },
    },
    async (request) => {
      const id = requireId(request.params.id, texts.postNotFound);
      const version = requireVersion(request.params.version);
      const caller = { user: requireUser(request), requestId: request.id };
      const own = teamDb(app.db, caller.user);
      const post = orFail(await restoreRevision(own, { ...caller, id, version, current: request.body.current }));
      app.forgetPosts();
      return post;
    },
  );

  await app.register(previewRoutes);
};
