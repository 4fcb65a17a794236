import type { Pool } from '@aaram/runtime/db';
import { lingerWhereBodiesAreUnread, stopWithoutIdleConnections } from '@aaram/runtime/http';
import { traceRequests } from '@aaram/runtime/tracing';
import { bodyLimits } from '@aaram/shared-domain/contract';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { addressesModule } from './modules/addresses/addresses.routes.ts';
import { blogModule } from './modules/blog/blog.routes.ts';
import { countPostUses, findPostPictures, listPostUses } from './modules/blog/index.ts';
import { cartModule } from './modules/cart/cart.routes.ts';
import { findCartPictures } from './modules/cart/index.ts';
import { catalogModule } from './modules/catalog/catalog.routes.ts';
import { countProductUses, findEditPictures, findProductPictures, listProductUses } from './modules/catalog/index.ts';
import { searchWordsPlugin } from './modules/catalog/search/search-words.plugin.ts';
import { changeSetsModule } from './modules/change-sets/change-sets.routes.ts';
import { findUndoPictures } from './modules/change-sets/index.ts';
import { consentsModule } from './modules/consents/consents.routes.ts';
import { contactModule } from './modules/contact/contact.routes.ts';
import { creditsModule } from './modules/credits/credits.routes.ts';
import { deletionModule } from './modules/deletion/deletion.routes.ts';
import { deliveryModule } from './modules/delivery/delivery.routes.ts';
import { designsModule } from './modules/designs/designs.routes.ts';
import { findDesignPictures } from './modules/designs/index.ts';
import { feedModule } from './modules/feed/feed.routes.ts';
import { grievancesModule } from './modules/grievances/grievances.routes.ts';
import { healthModule } from './modules/health/health.routes.ts';
import { identityModule } from './modules/identity/identity.routes.ts';
import { findSessionUser } from './modules/identity/index.ts';
import { jobsModule } from './modules/jobs/index.ts';
import { findLibraryPictures } from './modules/library/index.ts';
import { libraryModule } from './modules/library/library.routes.ts';
import { mailPlugin } from './modules/mail/mail.plugin.ts';
import { mediaModule } from './modules/media/media.routes.ts';
import { picturesPlugin } from './modules/media/pictures.plugin.ts';
import { uploadsModule } from './modules/media/uploads.routes.ts';
import { messagesPlugin } from './modules/messages/messages.plugin.ts';
import { messagesModule } from './modules/messages/messages.routes.ts';
import {
  findHeldProducts,
  findOrderPictures,
  findReceipt,
  giftPurchases,
  hasHeldSizes,
} from './modules/orders/index.ts';
import { ordersModule } from './modules/orders/orders.routes.ts';
import { outboxModule } from './modules/outbox/outbox.routes.ts';
import { ownDataModule } from './modules/own-data/own-data.routes.ts';
import { panelModule } from './modules/panel/panel.routes.ts';
import { paymentProvidersPlugin, paymentsModule } from './modules/payments/payments.routes.ts';
import type { PaymentProvider } from './modules/payments/provider.ts';
import { listProviders } from './modules/payments/providers.ts';
import { peopleModule } from './modules/people/people.routes.ts';
import { priceDropsModule } from './modules/price-drops/price-drops.module.ts';
import { printoutsModule } from './modules/printouts/printouts.routes.ts';
import { releaseModule } from './modules/release/release.routes.ts';
import { restockModule } from './modules/restock/restock.routes.ts';
import { findReviewPictures } from './modules/reviews/index.ts';
import { reviewsModule } from './modules/reviews/reviews.routes.ts';
import { accessTrailPlugin } from './modules/security/access-trail.ts';
import { securityModule } from './modules/security/security.routes.ts';
import { isCopy } from './modules/settings/index.ts';
import { priceRulePlugin } from './modules/settings/price-rule.plugin.ts';
import { settingsModule } from './modules/settings/settings.routes.ts';
import { sitemapModule } from './modules/sitemap/sitemap.routes.ts';
import { teamsModule } from './modules/teams/teams.routes.ts';
import { wishlistModule } from './modules/wishlist/wishlist.routes.ts';
import { accessPlugin } from './plugins/access.ts';
import { backgroundPlugin } from './plugins/background.ts';
import { compressionPlugin } from './plugins/compression.ts';
import { copyPlugin } from './plugins/copy.ts';
import { dbPlugin } from './plugins/db.ts';
import { deadlinePlugin } from './plugins/deadline.ts';
import { answerBrokenConnection, answerFrameworkError, errorsPlugin } from './plugins/errors.ts';
import { formsPlugin } from './plugins/forms.ts';
import { inputPlugin } from './plugins/input.ts';
import { limitsPlugin } from './plugins/limits.ts';
import { memoryBudgetPlugin } from './plugins/memory-budget.ts';
import { metricsPlugin } from './plugins/metrics.ts';
import { openapiPlugin } from './plugins/openapi.ts';
import { overloadPlugin } from './plugins/overload.ts';
import { quietPlugin } from './plugins/quiet.ts';
import { createRequestId, requestLogPlugin } from './plugins/request-log.ts';
import { sessionPlugin } from './plugins/session.ts';
import { createKnownAddresses, type KnownAddresses } from './read-path/known-addresses.ts';
import { readPathPlugin } from './read-path/read-path.ts';

const KILOBYTE = 1024;

/** What the application needs from outside. Without `log` it is silent. */
export type AppOptions = {
  config: Config;
  db: Pool;
  /** Read replicas for public reads. */
  replicas?: readonly Pool[] | undefined;
  log?: Logger | undefined;
  /** Payment providers, the main one first. @default those of the store */
  providers?: readonly PaymentProvider[] | undefined;
};

/** The pictures that each module shows or may show again: others are deleted. */
const shownBy = [
  findProductPictures,
  findPostPictures,
  findReviewPictures,
  findOrderPictures,
  findCartPictures,
  findLibraryPictures,
  findEditPictures,
  findUndoPictures,
  findDesignPictures,
];

/** What shows the pictures of the media library. */
const shownIn = {
  products: { count: countProductUses, list: listProductUses },
  posts: { count: countPostUses, list: listPostUses },
};

type Given = Omit<AppOptions, 'log' | 'providers'> & { providers: readonly PaymentProvider[] };

/** What every call goes through, in this order. */
async function registerPlugins(
  app: FastifyInstance,
  known: KnownAddresses,
  { config, db, replicas, providers }: Given,
) {
  await app.register(accessPlugin);
  await app.register(errorsPlugin);
  traceRequests(app, { holdsContext: true });
  await app.register(deadlinePlugin);
  stopWithoutIdleConnections(app);
  lingerWhereBodiesAreUnread(app);
  await app.register(dbPlugin, { db, config, replicas });
  await app.register(requestLogPlugin);
  await app.register(metricsPlugin);
  await app.register(overloadPlugin);
  await app.register(copyPlugin, { readMark: () => isCopy(db) });
  await app.register(backgroundPlugin);
  await app.register(limitsPlugin);
  await app.register(sessionPlugin, { findUser: (token) => findSessionUser(db, token, config.sessions) });
  await app.register(memoryBudgetPlugin);
  await app.register(inputPlugin);
  await app.register(openapiPlugin);
  await app.register(quietPlugin);
  await app.register(accessTrailPlugin);
  await app.register(mailPlugin);
  await app.register(formsPlugin);
  await app.register(compressionPlugin);
  await app.register(priceRulePlugin);
  await app.register(readPathPlugin, { known });
  await app.register(searchWordsPlugin);
  await app.register(jobsModule);
  await app.register(messagesPlugin);
  await app.register(picturesPlugin, { shownBy });
  await app.register(paymentProvidersPlugin, { providers });
}

/** Modules, one line each. */
async function registerModules(app: FastifyInstance, { providers }: Given) {
  await app.register(addressesModule);
  await app.register(blogModule);
  await app.register(cartModule, { findHeld: findHeldProducts });
  await app.register(catalogModule, { hasHeldSizes });
  await app.register(changeSetsModule);
  await app.register(creditsModule, { purchases: giftPurchases });
  await app.register(consentsModule);
  await app.register(contactModule);
  await app.register(deletionModule);
  await app.register(designsModule);
  await app.register(deliveryModule);
  await app.register(grievancesModule);
  await app.register(healthModule);
  await app.register(identityModule);
  await app.register(mediaModule);
  await app.register(libraryModule, { shownIn });
  await app.register(messagesModule);
  await app.register(ordersModule);
  await app.register(printoutsModule);
  await app.register(ownDataModule);
  await app.register(panelModule);
  await app.register(paymentsModule, { providers });
  await app.register(peopleModule);
  await app.register(releaseModule);
  await app.register(restockModule);
  await app.register(priceDropsModule);
  await app.register(reviewsModule, { findReceipt });
  await app.register(uploadsModule);
  await app.register(securityModule);
  await app.register(outboxModule);
  await app.register(settingsModule);
  await app.register(sitemapModule);
  await app.register(feedModule);
  await app.register(teamsModule);
  await app.register(wishlistModule);
}

/** Builds the whole API without listening: plugins first, then every module's routes by name. */
export async function buildApp({
  config,
  db,
  replicas,
  log,
  providers = listProviders(config),
}: AppOptions): Promise<FastifyInstance> {
  const known = createKnownAddresses();
  const app = Fastify({
    serverFactory: known.serverFactory,
    ...(log === undefined ? { logger: false } : { loggerInstance: log }),
    // plugins/request-log.ts writes one line per request instead.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestId,
    trustProxy: config.trustProxy,
    bodyLimit: bodyLimits.json,
    // High, so that the route itself answers an id that is too long.
    routerOptions: { maxParamLength: 16 * KILOBYTE },
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerBrokenConnection,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
  }) as unknown as FastifyInstance;

  const given = { config, db, replicas, providers };
  await registerPlugins(app, known, given);
  await registerModules(app, given);
  return app;
}
