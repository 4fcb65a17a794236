import type { Poll } from '@aaram/runtime/cache';
import { PRICE_RULE_HEADER } from '@aaram/shared-domain/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { refuse } from '#outcome.ts';
import { requireId } from '#plugins/errors.ts';
import { orFail } from '#plugins/refusals.ts';
import { PUBLIC } from '#read-path/answer.ts';
import * as common from '#texts/common.ts';
import { createPriceWriter } from './above-mrp.repository.ts';
import { forgetOldChanges } from './facets/facet-index.repository.ts';
import { buildFacets } from './facets/facets.service.ts';
import { createLiveFacetIndex } from './facets/live-facet-index.ts';
import { filtersOf } from './facets/topics.ts';
import { findCards } from './listing/cards.ts';
import { createCatchUp } from './listing/catch-up.ts';
import { buildList, type CatalogContext } from './listing/list.service.ts';
import { createLongLists, type LongLists, type Read } from './listing/long-list.ts';
import { createProductReader } from './listing/product-reader.ts';
import { sendLongList } from './listing/send-long-list.ts';
import { buildSimilar } from './listing/similar.ts';
import { cardsQuerySchema, describeQuery, listQuerySchema, suggestionQuerySchema } from './product-query.ts';
import { createDatabaseSearch } from './search/database-search.ts';
import { createEngine } from './search/engine/engine.repository.ts';
import { createEngineSearch } from './search/engine/engine-search.ts';
import { createEngineKeeper } from './search/engine/keep-engine.ts';
import { buildSearchLinks } from './search/search-links.ts';
import type { SearchPort } from './search/search-port.ts';
import { buildSuggestions } from './search/suggestions.ts';
import { searchWordRoutes } from './search/words/search-words.routes.ts';
import { createZeroResultSearches } from './search/zero-result-searches.ts';
import type { HeldStock } from './seller/edit-product.service.ts';
import { familyRoutes } from './seller/families/families.routes.ts';
import { listingScoreRoutes } from './seller/listing-scores.routes.ts';
import { panelListRoutes } from './seller/panel-list/panel-list.routes.ts';
import { sellerCatalogRoutes } from './seller/seller-catalog.routes.ts';

const MAX_TYPED = 60;
const productParams = z.object({ id: z.string() });
const tags = ['catalog'];
const config = { access: 'public' } as const;

/** A list that is not cached, because it would take too much memory. */
class TooLong extends Error {}

/** Sellers who view their own changes read from the primary. */
const readerFor =
  (app: FastifyInstance, request: FastifyRequest): Read =>
  (ask) =>
    app.findOwnChange(request) === undefined ? app.replicas.read(ask) : ask(app.db);

/** The facet index, and what keeps everything that is made of products right. */
function followChanges(app: FastifyInstance) {
  const facetIndex = createLiveFacetIndex(app.db, {
    onChange: app.changes.note,
    onShown: (changed) => catchUp.find(changed),
    onLost: () => catchUp.lose(),
  });
  const catchUp = createCatchUp({
    changes: app.changes,
    facetIndex,
    maxMs: app.config.answersMs,
  });
  return { facetIndex, catchUp };
}

const addProductReads = (app: Parameters<FastifyPluginAsyncZod>[0], poll: Poll) => {
  const readProduct = createProductReader();
  app.get('/api/auth/products/:id', { config, schema: { params: productParams, tags } }, (request, reply) => {
    const id = requireId(request.params.id, common.productNotFound);
    return app.readPublic(request, reply, {
      cache: 'product',
      key: id,
      async ask(db) {
        const found = await readProduct(db, id);
        return found === null
          ? refuse('NOT_FOUND', common.productNotFound)
          : { text: found.json, topics: [id, ...found.family], isFollowed: true, snapshot: found.snapshot };
      },
      poll,
    });
  });

  app.get('/api/auth/product-cards', { config, schema: { querystring: cardsQuerySchema, tags } }, (request, reply) => {
    const { ids } = request.query;
    return app.readPublic(request, reply, {
      cache: 'product',
      key: `cards${ids.join()}`,
      ask: async (db) => ({ json: await findCards(db, ids), topics: ids, isFollowed: true }),
      poll,
    });
  });
};

/** The search of the store; with an engine for words when there is a setting for it, which workers keep up to date. */
function addSearch(app: FastifyInstance, database: SearchPort): SearchPort {
  const { searchUrl } = app.config;
  if (searchUrl === undefined) {
    return database;
  }
  const engine = createEngine(searchUrl);
  const keeper = createEngineKeeper(app.db, engine);
  app.addHook('onClose', () => engine.close());
  app.addBackground({ name: 'tell the search engine', everyMs: 1000, run: (signal) => keeper.tell(signal) });
  const onFailure = (error: unknown) => app.log.warn({ err: error }, 'the search engine does not answer');
  return createEngineSearch({ engine, database, onFailure });
}

/** What workers keep in order. */
function keepTables(app: FastifyInstance) {
  const everyMs = 600_000;
  app.addBackground({ name: 'write prices with GST', everyMs, run: createPriceWriter(app.db) });
  app.addBackground({ name: 'forget old product changes', everyMs, run: () => forgetOldChanges(app.db) });
}

type ZeroResults = ReturnType<typeof createZeroResultSearches>;
type Reads = { context: CatalogContext; poll: Poll };

/** Lists of products. One that takes too much memory is not stored, and is sent while it is read. */
const listRoutes: FastifyPluginAsyncZod<
  Reads & { openLongList: LongLists; noteZeroResults: ZeroResults['note'] }
> = async (app, { context, poll, openLongList, noteZeroResults }) => {
  const listSchema = { querystring: listQuerySchema, tags };

  for (const path of ['/api/auth/get-all-products', '/api/auth/category/products']) {
    app.get(path, { config, schema: listSchema }, async (request, reply) => {
      const { query } = request;
      try {
        return await app.readPublic(request, reply, {
          cache: 'list',
          key: `list${describeQuery(query)}`,
          async ask(db) {
            const list = await buildList(db, { query }, context);
            if (list === undefined) {
              throw new TooLong();
            }
            noteZeroResults(query, list);
            return list;
          },
          poll,
        });
      } catch (error) {
        if (error instanceof TooLong) {
          const list = orFail(await openLongList({ query }, readerFor(app, request)));
          const headers = { ...list.headers, [PRICE_RULE_HEADER]: await app.shownPriceRule.find() };
          return sendLongList(request, reply.headers(headers).header('cache-control', PUBLIC), list.body);
        }
        throw error;
      }
    });
  }
};

/** Products like one, and the counts beside the filters. */
const similarAndFacetRoutes: FastifyPluginAsyncZod<Reads> = async (app, { context, poll }) => {
  const similarSchema = {
    params: productParams,
    querystring: listQuerySchema.pick({ limit: true, cursor: true }),
    tags,
  };
  app.get('/api/auth/products/:id/similar', { config, schema: similarSchema }, (request, reply) => {
    const id = requireId(request.params.id, common.productNotFound);
    const { query } = request;
    return app.readPublic(request, reply, {
      cache: 'list',
      key: `similar${id}${describeQuery(query)}`,
      ask: (db) => buildSimilar(db, { id, ...query }, context),
      poll,
    });
  });

  const facetsRoute = { querystring: listQuerySchema.omit({ view: true }), tags };
  app.get('/api/auth/facets', { config, schema: facetsRoute }, (request, reply) => {
    const { sort: _sort, limit: _limit, cursor: _cursor, ...query } = request.query;
    return app.readPublic(request, reply, {
      cache: 'list',
      key: `facets${describeQuery({ ...query })}`,
      ask: async (db) => ({
        text: await buildFacets(db, query, context),
        topics: [filtersOf(undefined)],
        // What a search is corrected to depends on words that the record does not tell of.
        isFollowed: query.q === undefined,
      }),
      poll,
    });
  });
};

/** What the search field shows during typing. */
const suggestionRoutes: FastifyPluginAsyncZod<{ context: CatalogContext }> = async (app, { context }) => {
  const suggestSchema = { querystring: suggestionQuerySchema, tags };
  app.get('/api/auth/suggestions', { config, schema: suggestSchema }, (request, reply) => {
    const q = request.query.q.trim().toLowerCase().slice(0, MAX_TYPED);
    return app.readPublic(request, reply, {
      cache: 'list',
      key: `suggest${q}`,
      ask: async (db) => ({ text: await buildSuggestions(db, q, context) }),
    });
  });

  app.get('/api/auth/search-links', { config, schema: suggestSchema }, (request, reply) => {
    const q = request.query.q.trim().toLowerCase().slice(0, MAX_TYPED);
    return app.readPublic(request, reply, {
      cache: 'list',
      key: `links${q}`,
      ask: async (db) => ({ text: JSON.stringify(await buildSearchLinks(db, q, context)) }),
    });
  });
};

/** Public reads of the catalogue; repeated ones are answered from memory. */
export const catalogModule: FastifyPluginAsyncZod<HeldStock> = async (app, held) => {
  const { facetIndex, catchUp } = followChanges(app);
  const search = addSearch(app, createDatabaseSearch(facetIndex));
  const { vocabulary } = app;
  const context = { facetIndex, search, vocabulary };
  const zeroResults = createZeroResultSearches(app.db);
  const openLongList = createLongLists(context, app.config.listMost);
  const poll = catchUp.beforeList;

  await app.register(listRoutes, { context, poll, openLongList, noteZeroResults: zeroResults.note });
  addProductReads(app, catchUp.beforeProduct);
  await app.register(similarAndFacetRoutes, { context, poll });
  await app.register(suggestionRoutes, { context });
  await app.register(sellerCatalogRoutes, { ...context, ...held, openLongList });
  await app.register(searchWordRoutes, context);
  await app.register(familyRoutes);
  await app.register(panelListRoutes);
  await app.register(listingScoreRoutes);
  // Before the process is ready, so that no visitor waits for it, and often enough that the index never has to be rebuilt.
  app.addBackground({
    name: 'keep the facet index',
    everyMs: 600_000,
    isOfAnswers: true,
    isBeforeReady: true,
    run: () => facetIndex.refresh(),
  });
  app.addBackground({ name: 'count zero-result searches', everyMs: 60_000, isOfAnswers: true, run: zeroResults.write });
  keepTables(app);
};
