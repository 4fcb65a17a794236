import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fail, requireId } from '#plugins/errors.ts';
import { forgetOldChanges } from './facets/facet-index.repository.ts';
import { createLiveFacetIndex } from './facets/live-facet-index.ts';
import { buildFacets, buildList } from './listing/catalog.service.ts';
import { createHotReads } from './listing/hot-reads.ts';
import { buildSimilar } from './listing/similar.ts';
import { describeQuery, listQuerySchema, suggestionQuerySchema } from './product-query.ts';
import { buildSuggestions } from './search/suggestions.ts';
import { sellerCatalogRoutes } from './seller/seller-catalog.routes.ts';

const NOT_FOUND = 'Product not found.';
const MAX_TYPED = 60;
const productParams = z.object({ id: z.string() });
const tags = ['catalog'];
const config = { access: 'public' } as const;

/** Public reads of the catalogue; repeated ones are answered from memory. */
export const catalogModule: FastifyPluginAsyncZod = async (app) => {
  const facetIndex = createLiveFacetIndex(app.db);
  const hot = createHotReads((ask) => app.replicas.read(ask), facetIndex.snapshot);
  const listSchema = { querystring: listQuerySchema, tags };

  for (const path of ['/api/auth/get-all-products', '/api/auth/category/products']) {
    app.get(path, { config, schema: listSchema }, (request, reply) => {
      const { query } = request;
      return app.answerCached('list', request, reply, `list${describeQuery(query)}`, () =>
        app.replicas.read((db) => buildList({ db, facetIndex, hot }, query)),
      );
    });
  }

  app.get('/api/auth/products/:id', { config, schema: { params: productParams, tags } }, (request, reply) => {
    const id = requireId(request.params.id, NOT_FOUND);
    return app.answerCached('product', request, reply, id, async () => ({
      bytes: (await hot.product(id)) ?? fail(404, 'NOT_FOUND', NOT_FOUND),
    }));
  });

  const similarSchema = {
    params: productParams,
    querystring: listQuerySchema.pick({ limit: true, cursor: true }),
    tags,
  };
  app.get('/api/auth/products/:id/similar', { config, schema: similarSchema }, (request, reply) => {
    const id = requireId(request.params.id, NOT_FOUND);
    const { query } = request;
    return app.answerCached('list', request, reply, `similar${id}${describeQuery(query)}`, async () => {
      const page = await app.replicas.read((db) => buildSimilar({ db, facetIndex }, id, query));
      return page ?? fail(404, 'NOT_FOUND', NOT_FOUND);
    });
  });

  const facetsRoute = { querystring: listQuerySchema.omit({ view: true }), tags };
  app.get('/api/auth/facets', { config, schema: facetsRoute }, (request, reply) => {
    const { sort: _sort, limit: _limit, cursor: _cursor, ...query } = request.query;
    return app.answerCached('list', request, reply, `facets${describeQuery({ ...query })}`, async () => ({
      json: await app.replicas.read((db) => buildFacets({ db, facetIndex }, query)),
    }));
  });

  const suggestSchema = { querystring: suggestionQuerySchema, tags };
  app.get('/api/auth/suggestions', { config, schema: suggestSchema }, (request, reply) => {
    const q = request.query.q.trim().toLowerCase().slice(0, MAX_TYPED);
    return app.answerCached('list', request, reply, `suggest${q}`, async () => ({
      bytes: await app.replicas.read((db) => buildSuggestions({ db, hot }, q)),
    }));
  });

  await app.register(sellerCatalogRoutes, { facetIndex, hot });
  // Runs at the start, so that no visitor waits for it, and often enough that the index never has to be rebuilt.
  app.addBackground({
    name: 'keep the facet index',
    everyMs: 600_000,
    isOfAnswers: true,
    run: () => facetIndex.refresh(),
  });
  app.addBackground({ name: 'forget old product changes', everyMs: 600_000, run: () => forgetOldChanges(app.db) });
};
