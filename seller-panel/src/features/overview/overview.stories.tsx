import { answerList, pending, refusal } from '@aaram/shared-platform/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { buildFigures } from '#testing/build-panel.ts';
import { demoFigures } from '#testing/demo-panel.ts';
import { panelStory } from '#testing/panel-story.ts';
import { AttentionList } from './attention-list.tsx';
import { FigureStrip } from './figure-strip.tsx';
import { OrdersChart } from './orders-chart.tsx';
import { RecentOrders } from './recent-orders.tsx';
import { TopProducts } from './top-products.tsx';

const now = Date.parse('2026-11-19T10:00:00Z');

const meta = {
  title: 'Panel/Overview',
  decorators: [
    (Story) => (
      <div data-density="compact">
        <Story />
      </div>
    ),
  ],
  parameters: { ...panelStory(), layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Totals: Story = { render: () => <FigureStrip figures={demoFigures} /> };

export const HugeTotals: Story = {
  render: () => (
    <FigureStrip
      figures={{ ...demoFigures, totalProducts: 1_00_00_000, totalOrders: 98_76_54_321, revenue: 9_99_99_99_999.5 }}
    />
  ),
};

export const NothingYet: Story = {
  render: () => (
    <FigureStrip
      figures={{
        ...demoFigures,
        totalProducts: 0,
        totalOrders: 0,
        revenue: 0,
        ordersPerDay: demoFigures.ordersPerDay.map(({ day }) => ({ day, orders: 0 })),
      }}
    />
  ),
};

export const Chart: Story = {
  render: () => <OrdersChart perDay={demoFigures.ordersPerDay} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '7 d' }));
    await expect(canvas.getByRole('button', { name: '7 d' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const EmptyChart: Story = {
  render: () => <OrdersChart perDay={demoFigures.ordersPerDay.map(({ day }) => ({ day, orders: 0 }))} />,
};

export const NeedsAttention: Story = {
  render: () => <AttentionList items={demoFigures.needsAttention} totalProducts={86} now={now} />,
};

export const SomeAreLate: Story = {
  render: () => (
    <AttentionList
      items={[
        { kind: 'returns', count: 3, dueAt: '2026-11-19T11:00:00Z', late: 0 },
        { kind: 'to-ship', count: 7, late: 2 },
      ]}
      totalProducts={86}
      now={now}
    />
  ),
};

export const NothingToDo: Story = { render: () => <AttentionList items={[]} totalProducts={86} now={now} /> };

export const NewSeller: Story = { render: () => <AttentionList items={[]} totalProducts={0} now={now} /> };

export const NewestOrders: Story = {
  render: () => <RecentOrders />,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('row')).toHaveLength(7);
  },
};

export const NoOrders: Story = {
  render: () => <RecentOrders />,
  parameters: panelStory({ answers: { 'GET /auth/orders/all': () => answerList([]) } }),
};

export const OrdersLoading: Story = {
  render: () => <RecentOrders />,
  parameters: panelStory({ answers: { 'GET /auth/orders/all': pending } }),
};

export const OrdersFailed: Story = {
  render: () => <RecentOrders />,
  parameters: panelStory({ answers: { 'GET /auth/orders/all': () => refusal(500, 'Broken') } }),
};

export const SellingFastest: Story = { render: () => <TopProducts products={demoFigures.topProducts} /> };

export const LongNamesWithoutPictures: Story = {
  render: () => (
    <TopProducts
      products={buildFigures().topProducts.map((product) => ({
        ...product,
        name: 'Hand-block-printed mulmul cotton kurta with butis, side pockets and three-quarter sleeves',
        sold: 1_00_000,
      }))}
    />
  ),
};
