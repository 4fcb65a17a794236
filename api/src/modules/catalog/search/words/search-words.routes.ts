import { searchWordInputSchema, searchWordPreviewInputSchema } from '@aaram/shared-domain/search-words/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { writeCsv } from '#csv/write-csv.ts';
import { orFail } from '#plugins/refusals.ts';
import { requireUser } from '#plugins/session.ts';
import type { CatalogContext } from '../../listing/list.service.ts';
import { previewWords } from './preview-words.ts';
import { listSearchWords } from './search-words.repository.ts';
import { addSearchWords, changeSearchWords } from './search-words.service.ts';

const config = { access: 'admin' } as const;
const tags = ['panel'];
const params = z.object({ id: z.string().max(40) });
const PREVIEWS = { perMinute: { account: 60 } } as const;

/** The words of searches, for admins (product-rules.md#words-of-searches). */
export const searchWordRoutes: FastifyPluginAsyncZod<CatalogContext> = async (app, context) => {
  const { db } = app;
  const path = '/api/auth/panel/search-words';

  app.get(path, { config, schema: { tags } }, () => listSearchWords(db));

  app.post(path, { config, schema: { body: searchWordInputSchema, tags } }, async (request, reply) => {
    const { id } = requireUser(request);
    const added = orFail(await addSearchWords(db, request.body, { id, requestId: request.id }));
    context.vocabulary.expire();
    return reply.code(201).send(added);
  });

  app.put(`${path}/:id`, { config, schema: { params, body: searchWordInputSchema, tags } }, async (request) => {
    const actor = { id: requireUser(request).id, requestId: request.id };
    const changed = orFail(await changeSearchWords(db, { id: request.params.id, words: request.body }, actor));
    context.vocabulary.expire();
    return changed;
  });

  app.delete(`${path}/:id`, { config, schema: { params, tags } }, async (request) => {
    const actor = { id: requireUser(request).id, requestId: request.id };
    const removed = orFail(await changeSearchWords(db, { id: request.params.id, words: null }, actor));
    context.vocabulary.expire();
    return removed;
  });

  app.post(
    `/api/auth/panel/search-word-previews`,
    { config: { ...config, ...PREVIEWS }, schema: { body: searchWordPreviewInputSchema, tags } },
    (request) => previewWords(db, request.body, context),
  );

  app.get(`/api/auth/panel/search-words-file`, { config, schema: { tags } }, async () => {
    const rows = await listSearchWords(db);
    const lines = rows.map(({ kind, terms, targets, note }) => [kind, terms.join('|'), targets.join('|'), note]);
    return { text: writeCsv([['kind', 'terms', 'targets', 'note'], ...lines]), rows: rows.length, nextCursor: null };
  });
};
