import { answerList, type StoryAnswers, type StorySurroundings } from '@aaram/shared-platform/testing';
import { demoFigures, demoOrders, demoProducts } from './demo-panel.ts';

const panelAnswers: StoryAnswers = {
  'GET /auth/panel/figures': demoFigures,
  'GET /auth/orders/all': () => answerList(demoOrders),
  'GET /auth/seller/products': () => answerList(demoProducts, 86, 'next'),
  [`GET /auth/orders/${demoOrders[2]?._id}`]: demoOrders[2],
};

/** Parameters of a panel page's story: a seller is logged in, the page is seen on a phone and on a desk. */
export function panelStory({ answers, ...surroundings }: StorySurroundings = {}) {
  return {
    layout: 'fullscreen',
    platform: { role: 'seller', ...surroundings, answers: { ...panelAnswers, ...answers } },
    screenshot: { widths: [390, 1440] },
  };
}
