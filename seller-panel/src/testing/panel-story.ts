import { answerList, type StoryAnswers, type StorySurroundings } from '@aaram/shared-platform/testing';
import { buildInvoice, buildOutlook, buildSales } from './build-panel.ts';
import { demoFigures, demoOrders, demoProducts } from './demo-panel.ts';

const noSettings = { columns: null, density: null, views: [] };
const panelAnswers: StoryAnswers = {
  'GET /auth/panel/figures': demoFigures,
  'GET /auth/panel/work/counts': { 'to-pack': 4, 'to-ship': 2, 'on-the-way': 7, returns: 1, hasCarrier: true },
  'GET /auth/panel/carrier': {
    ...{ mode: 'connected', place: '27 Chikan Lane, Lucknow, Uttar Pradesh 226003', isOwnPlace: true, booked: 0 },
    pickups: [{ day: '2026-12-01', parcels: 4 }],
  },
  'GET /auth/panel/sales': buildSales(),
  'GET /auth/panel/outlook': buildOutlook(),
  'GET /auth/orders/all': () => answerList(demoOrders),
  'GET /auth/panel/orders': () => answerList(demoOrders),
  'GET /auth/panel/products': () => answerList(demoProducts, 86, 'next'),
  'GET /auth/panel/tables/products': noSettings,
  'GET /auth/panel/tables/orders': noSettings,
  [`GET /orders/${demoOrders[2]?._id}/invoice`]: buildInvoice(),
};

/** Parameters of a panel story: a seller is logged in. A page's first story also has a desktop picture. */
export function panelStory({ answers, ...surroundings }: StorySurroundings = {}, widths = [390]) {
  return {
    layout: 'fullscreen',
    platform: { role: 'seller', ...surroundings, answers: { ...panelAnswers, ...answers } },
    screenshot: { widths },
  };
}
