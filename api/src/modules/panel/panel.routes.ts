import type { Db } from '@aaram/runtime/db';
import type { PanelFigures } from '@aaram/shared-domain/contract';
import { rupeesFromPaise } from '@aaram/shared-domain/money';
import { mayWork, type TeamWork } from '@aaram/shared-domain/team';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { countProducts, findTopProducts } from '#modules/catalog/for-panel.ts';
import { countOpenGrievances } from '#modules/grievances/index.ts';
import { findFailedWork } from '#modules/jobs/index.ts';
import {
  countHeldOrders,
  countOpenDisputes,
  countOpenReturns,
  countOrders,
  countOrdersPerDay,
  countTroubled,
  type Deadline,
  readAnswerDeadline,
  readDispatchDeadline,
} from '#modules/orders/for-panel.ts';
import { countUnansweredReviews } from '#modules/reviews/index.ts';
import { requireUser, type SessionUser } from '#plugins/session.ts';
import { cacheByCost } from './cache-by-cost.ts';
import { salesRoutes } from './sales.routes.ts';
import { tableRoutes } from './tables.routes.ts';

const ALL = 'all';
/** The id of one seller, or all. */
type Scope = string;

const writeDeadline = ({ dueAt, late }: Deadline) => (dueAt === null ? {} : { dueAt: dueAt.toISOString(), late });

async function readFigures(db: Db, scope: Scope): Promise<PanelFigures> {
  const sellerId = scope === ALL ? null : scope;
  const [
    products,
    orders,
    ordersPerDay,
    top,
    complaints,
    returns,
    reviews,
    dispatch,
    answers,
    held,
    disputes,
    troubled,
    jobs,
  ] = await Promise.all([
    countProducts(db, sellerId),
    countOrders(db, sellerId),
    countOrdersPerDay(db, sellerId),
    findTopProducts(db, sellerId),
    // Complaints are for admins.
    sellerId === null ? countOpenGrievances(db) : undefined,
    countOpenReturns(db, sellerId),
    countUnansweredReviews(db, sellerId),
    readDispatchDeadline(db, sellerId),
    readAnswerDeadline(db, sellerId),
    countHeldOrders(db, sellerId),
    // Disputes are for admins.
    sellerId === null ? countOpenDisputes(db) : undefined,
    countTroubled(db, sellerId),
    // So are jobs of the whole store.
    sellerId === null ? findFailedWork(db, 1) : undefined,
  ]);
  return {
    totalProducts: products.all,
    totalOrders: orders.paid,
    revenue: rupeesFromPaise(orders.revenuePaise),
    ordersPerDay,
    needsAttention: [
      ...(disputes === undefined
        ? []
        : [{ kind: 'disputes' as const, count: disputes.count, ...writeDeadline(disputes) }]),
      { kind: 'held', count: held },
      ...(complaints === undefined ? [] : [{ kind: 'complaints' as const, count: complaints }]),
      { kind: 'returns', count: returns, ...writeDeadline(answers) },
      { kind: 'to-ship', count: orders.toShip, ...writeDeadline(dispatch) },
      { kind: 'parcels', count: troubled },
      { kind: 'out-of-stock', count: products.out },
      { kind: 'low-stock', count: products.low },
      { kind: 'unpaid', count: orders.unpaid },
      { kind: 'reviews', count: reviews },
      ...(jobs === undefined ? [] : [{ kind: 'failed-jobs' as const, count: jobs.inAll }]),
    ],
    topProducts: top.map(({ id, name, category, images, sold }) => ({
      _id: id,
      name,
      category,
      image: images[0] ?? null,
      sold,
    })),
  };
}

const workOfKind = {
  disputes: 'owner',
  held: 'orders',
  complaints: 'owner',
  returns: 'orders',
  'to-ship': 'orders',
  parcels: 'orders',
  'failed-jobs': 'owner',
  unpaid: 'orders',
  'out-of-stock': 'catalogue',
  'low-stock': 'catalogue',
  reviews: 'catalogue-or-content',
} as const satisfies Record<PanelFigures['needsAttention'][number]['kind'], TeamWork>;

/** The part of the figures that a member's work in a team is about; revenue is for owners. */
function showPart(figures: PanelFigures, { role, teamRoles }: SessionUser): PanelFigures {
  const may = (work: TeamWork) => role === 'admin' || mayWork(teamRoles, work);
  return {
    ...figures,
    revenue: may('owner') ? figures.revenue : null,
    ordersPerDay: may('orders') ? figures.ordersPerDay : [],
    needsAttention: figures.needsAttention.filter(({ kind }) => may(workOfKind[kind])),
    topProducts: may('catalogue') ? figures.topProducts : [],
  };
}

/** The dashboard's figures: of a seller's own products and order lines, or of everything for an admin. */
export const panelModule: FastifyPluginAsyncZod = async (app) => {
  await app.register(tableRoutes);
  const readCached = cacheByCost((scope: Scope) =>
    readFigures(scope === ALL ? app.db : app.db.restrictedTo(scope), scope),
  );

  app.get('/api/auth/panel/figures', { config: { access: 'team' }, schema: { tags: ['panel'] } }, async (request) => {
    const user = requireUser(request);
    return showPart(await readCached(user.role === 'admin' ? ALL : user.sellerId, app.findOwnChange(request)), user);
  });
  await app.register(salesRoutes);
};
