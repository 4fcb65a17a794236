import { Readable } from 'node:stream';
import { createQuota } from '@aaram/runtime/queues';
import type { FastifyInstance } from 'fastify';
import * as texts from '#texts/server.ts';
import type { ShopConfig } from '../config.ts';
import { originOf } from '../own-address.ts';
import { callsFor } from './calls-for-engines.ts';
import { writeProductFeed } from './product-feed.ts';

/** Feeds written at a time, for all and for one address: each asks the API for every product. */
const MAX_FEEDS = { total: 4, perSource: 1 };
/** A reader that takes longer is cut off, ms. */
const MAX_DURATION_MS = 15 * 60_000;
const CACHE_CONTROL = 'public, max-age=3600';

/** The parts from `first` on, so that a feed whose first part fails is no file at all. */
async function* startWith(first: IteratorResult<string>, rest: AsyncGenerator<string>) {
  if (!first.done) {
    yield first.value;
    yield* rest;
  }
}

/**
 * /feeds/products.tsv: all products for shopping services (product-rules.md#product-feed). A file that breaks off ends
 * its connection, so that no service takes a part for the whole; too many at a time get 503 and a time to come again.
 */
export function registerProductFeed(app: FastifyInstance, config: ShopConfig): void {
  const shares = createQuota(MAX_FEEDS);
  app.get('/feeds/products.tsv', async (request, reply) => {
    const refuse = () =>
      reply.code(503).header('retry-after', '60').type('text/plain').send(`${texts.notForAMoment}\n`);
    const release = shares.take(request.ip, 1);
    if (release === undefined) {
      return refuse();
    }
    reply.raw.once('close', release);
    const { getFeedPart } = callsFor(request, config.apiUrl);
    const store = { origin: originOf(request, config.publicUrl), brandName: config.settings.brandName };
    const parts = writeProductFeed(getFeedPart, store);
    try {
      const file = Readable.from(startWith(await parts.next(), parts));
      const deadline = setTimeout(() => file.destroy(new Error('the reader is too slow')), MAX_DURATION_MS);
      file.once('close', () => clearTimeout(deadline));
      file.once('error', (err) => app.log.warn({ err }, 'the product feed broke off'));
      return reply.type('text/tab-separated-values; charset=utf-8').header('cache-control', CACHE_CONTROL).send(file);
    } catch (err) {
      app.log.warn({ err }, 'the product feed could not be made');
      return refuse();
    }
  });
}
