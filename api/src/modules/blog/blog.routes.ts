import { blogPostSchema, blogPostSummarySchema } from '@aaram/shared-domain/content/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fail, requireId } from '#plugins/errors.ts';
import { findPost, listPosts } from './blog.repository.ts';
import { changePost, createPost, POST_NOT_FOUND, withdrawPost } from './edit-post.ts';

const params = z.object({ id: z.string() });
const tags = ['blog'];
const consumes = ['multipart/form-data'];
const write = { access: 'panel', perMinute: { account: 30, source: 60 } } as const;

/** The blog: everyone reads; admins write, sellers only their own posts (product-rules.md#seller-scope). */
export const blogModule: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/blog/posts',
    { config: { access: 'public' }, schema: { response: { 200: z.array(blogPostSummarySchema) }, tags } },
    (request, reply) =>
      app.answerCached('blog', request, reply, 'posts', async () => ({ json: await app.replicas.read(listPosts) })),
  );

  app.get(
    '/api/blog/posts/:id',
    { config: { access: 'public' }, schema: { params, response: { 200: blogPostSchema }, tags } },
    (request, reply) => {
      const id = requireId(request.params.id, POST_NOT_FOUND);
      return app.answerCached('blog', request, reply, id, async () => ({
        json: (await app.replicas.read((db) => findPost(db, id))) ?? fail(404, 'NOT_FOUND', POST_NOT_FOUND),
      }));
    },
  );

  app.post('/api/blog/posts', { config: write, schema: { consumes, tags } }, async (request, reply) =>
    reply.code(201).send(await createPost(app, request)),
  );

  app.put('/api/blog/posts/:id', { config: write, schema: { params, consumes, tags } }, async (request) =>
    changePost(app, request, requireId(request.params.id, POST_NOT_FOUND)),
  );

  app.delete('/api/blog/posts/:id', { config: { access: 'panel' }, schema: { params, tags } }, async (request) => {
    const id = requireId(request.params.id, POST_NOT_FOUND);
    await withdrawPost(app, request, id);
    return { message: 'Post deleted.', _id: id };
  });
};
