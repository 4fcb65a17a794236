import { listCards, MAX_POSTS_IN_FEED } from '@aaram/shared-domain/content';
import { blogPostSchema, blogPostSummarySchema } from '@aaram/shared-domain/content/schema';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { refuse } from '#outcome.ts';
import { fail, requireId } from '#plugins/errors.ts';
import { readForm } from '#plugins/forms.ts';
import { queryNumber } from '#plugins/input.ts';
import { orFail } from '#plugins/refusals.ts';
import { requireUser, teamDb } from '#plugins/session.ts';
import { POSTS } from '#read-path/topics.ts';
import * as texts from '#texts/blog.ts';
import { findNextPublication, findPost, listPosts, listWholePosts, parsePostCursor } from './blog.repository.ts';
import { changePost, createPost, withdrawPost } from './edit-post.service.ts';
import { panelPostRoutes } from './panel-posts.routes.ts';
import { showPost, showPosts } from './show-post.ts';

const MAX_IMAGES = 10;
const params = z.object({ id: z.string() });
const tags = ['blog'];
const consumes = ['multipart/form-data'];
const write = { access: 'content', perMinute: { account: 30, source: 60 } } as const;

const topic = z
  .string()
  .trim()
  .max(60)
  .transform((name) => (name === '' ? undefined : name))
  .optional();
/** `page` is one of `limit` posts each; `like` the id of the post that is being read. */
const postsQuery = z
  .strictObject({
    limit: queryNumber(100).optional(),
    cursor: z
      .string()
      .transform((text) => text || undefined)
      .refine((text) => text === undefined || parsePostCursor(text) !== undefined, { error: texts.pageGone })
      .optional(),
    page: queryNumber(10_000).optional(),
    tag: topic,
    category: topic,
    like: z.guid().optional(),
    /** Cards have no content; the store's own pages ask for them. */
    view: z.literal('card').optional(),
  })
  .refine(({ page, limit, cursor }) => page === undefined || (limit !== undefined && cursor === undefined), {
    path: ['page'],
    error: texts.pageNeedsLimit,
  });

const readPostForm = (request: FastifyRequest) =>
  readForm(request, {
    maxFiles: MAX_IMAGES,
    onTooMany: () => fail(400, 'INVALID_INPUT', texts.tooManyImages(MAX_IMAGES)),
  });

/** What everyone reads; repeated reads are answered from memory. */
const readRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/blog/posts',
    {
      config: { access: 'public' },
      schema: {
        querystring: postsQuery,
        response: { 200: z.union([z.array(blogPostSchema), z.array(blogPostSummarySchema)]) },
        tags,
      },
    },
    (request, reply) => {
      const { query } = request;
      return app.readPublic(request, reply, {
        cache: 'blog',
        key: `posts${JSON.stringify(Object.entries(query).toSorted())}`,
        async ask(db) {
          // First, so that a post published in between is in the list or ends its time.
          const maxMs = await findNextPublication(db);
          const { view, ...asked } = query;
          const headersOf = ({ total, next }: { total: number; next: string | undefined }) => ({
            'x-total-count': String(total),
            ...(next !== undefined && { 'x-next-cursor': next }),
          });
          if (view === 'card') {
            const page = await listPosts(db, { ...asked, view });
            return { json: page.posts, headers: headersOf(page), maxMs };
          }
          const page = await listPosts(db, asked);
          const { posts } = page;
          const headers = headersOf(page);
          const cards = posts.flatMap(({ content }) => listCards(content));
          return { json: await showPosts(db, posts), headers, maxMs, topics: [POSTS, ...new Set(cards)] };
        },
      });
    },
  );

  app.get(
    '/api/blog/posts/:id',
    { config: { access: 'public' }, schema: { params, response: { 200: blogPostSchema }, tags } },
    (request, reply) => {
      const id = requireId(request.params.id, texts.postNotFound);
      return app.readPublic(request, reply, {
        cache: 'blog',
        key: id,
        async ask(db) {
          const post = await findPost(db, id);
          if (post === undefined) {
            return refuse('NOT_FOUND', texts.postNotFound);
          }
          const shown = await showPost(db, post);
          return { json: shown, topics: [POSTS, ...listCards(post.content)] };
        },
      });
    },
  );

  app.get(
    '/api/blog/feed',
    { config: { access: 'public' }, schema: { response: { 200: z.array(blogPostSchema) }, tags } },
    (request, reply) =>
      app.readPublic(request, reply, {
        cache: 'blog',
        key: 'feed',
        async ask(db) {
          const maxMs = await findNextPublication(db);
          const posts = await listWholePosts(db, MAX_POSTS_IN_FEED);
          const cards = posts.flatMap(({ content }) => listCards(content));
          return { json: await showPosts(db, posts), maxMs, topics: [POSTS, ...new Set(cards)] };
        },
      }),
  );
};

/** The blog: everyone reads; admins write, sellers only their own posts (product-rules.md#seller-scope). */
export const blogModule: FastifyPluginAsyncZod = async (app) => {
  await app.register(panelPostRoutes);
  await app.register(readRoutes);

  app.post('/api/blog/posts', { config: write, schema: { consumes, tags } }, async (request, reply) => {
    const caller = { user: requireUser(request), requestId: request.id };
    const form = await readPostForm(request);
    const post = orFail(await createPost(teamDb(app.db, caller.user), { ...caller, form }, app));
    app.forgetPosts();
    return reply.code(201).send(post);
  });

  app.put('/api/blog/posts/:id', { config: write, schema: { params, consumes, tags } }, async (request) => {
    const id = requireId(request.params.id, texts.postNotFound);
    const caller = { user: requireUser(request), requestId: request.id };
    const form = await readPostForm(request);
    const post = orFail(await changePost(teamDb(app.db, caller.user), { ...caller, id, form }, app));
    app.forgetPosts();
    return post;
  });

  app.delete('/api/blog/posts/:id', { config: { access: 'content' }, schema: { params, tags } }, async (request) => {
    const id = requireId(request.params.id, texts.postNotFound);
    const user = requireUser(request);
    orFail(await withdrawPost(teamDb(app.db, user), { id, user, requestId: request.id }));
    app.forgetPosts();
    return { message: texts.postDeleted, _id: id };
  });
};
