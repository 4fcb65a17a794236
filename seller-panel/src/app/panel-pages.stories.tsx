import { answerList, pending, refusal } from '@aaram/shared-platform/testing';
import { withPanelFrame } from '@aaram/shared-ui/storybook/frames';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, spyOn } from 'storybook/test';
import { buildComplaint } from '#testing/build-complaint.ts';
import { buildCredit } from '#testing/build-credit.ts';
import { buildProduct } from '#testing/build-panel.ts';
import { buildPanelReview } from '#testing/build-panel-review.ts';
import { buildReturn } from '#testing/build-return.ts';
import { buildSearchWords } from '#testing/build-search-words.ts';
import { demoProducts } from '#testing/demo-panel.ts';
import { panelStory } from '#testing/panel-story.ts';
import { CreditsPage } from './credits-page.tsx';
import { DashboardPage } from './dashboard-page.tsx';
import { GrievancesPage } from './grievances-page.tsx';
import { OrdersPage } from './orders/orders-page.tsx';
import { ReturnsPage } from './orders/returns-page.tsx';
import { AddProductPage } from './products/add-product-page.tsx';
import { EditProductPage } from './products/edit-product-page.tsx';
import { ProductsPage } from './products/products-page.tsx';
import { ReviewsPage } from './reviews-page.tsx';
import { SearchWordsPage } from './search-words-page.tsx';

const FIGURES = 'GET /auth/panel/figures';
const PRODUCTS = 'GET /auth/panel/products';
const ORDERS = 'GET /auth/orders/all';
const ORDER_LIST = 'GET /auth/panel/orders';
const RETURNS = 'GET /auth/panel/returns';
const COMPLAINTS = 'GET /auth/panel/grievances';

const meta = {
  title: 'Pages/Panel',
  decorators: [withPanelFrame],
  parameters: panelStory({}, [390, 1440]),
  beforeEach: () => {
    // The panel logs its failures to the console.
    spyOn(console, 'error').mockImplementation(fn());
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dashboard: Story = {
  render: () => <DashboardPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Total Products')).toBeVisible();
    await expect(await canvas.findByText('Farah Khan')).toBeInTheDocument();
  },
};

export const DashboardLoading: Story = {
  render: () => <DashboardPage />,
  parameters: panelStory({ answers: { [FIGURES]: pending, [ORDERS]: pending } }),
};

export const DashboardFailed: Story = {
  render: () => <DashboardPage />,
  parameters: panelStory({ answers: { [FIGURES]: () => refusal(500, 'Broken') } }),
};

export const Products: Story = {
  render: () => <ProductsPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–10 of 86')).toBeVisible();
  },
};

export const ProductEdited: Story = {
  render: () => <ProductsPage />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Edit ${demoProducts[1]?.name}` }));
    await expect(await canvas.findByText('Save or cancel the open edit first.')).toBeVisible();
  },
};

export const NoProducts: Story = {
  render: () => <ProductsPage />,
  parameters: panelStory({ answers: { [PRODUCTS]: () => answerList([]) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No products/)).toBeVisible();
  },
};

export const ProductsLoading: Story = {
  render: () => <ProductsPage />,
  parameters: panelStory({ answers: { [PRODUCTS]: pending } }),
};

export const ProductsFailed: Story = {
  render: () => <ProductsPage />,
  parameters: panelStory({ answers: { [PRODUCTS]: () => refusal(500, 'Broken') } }),
};

export const AddProduct: Story = { render: () => <AddProductPage /> };

const edited = buildProduct({
  ...demoProducts[0],
  seller: 'demo-seller',
  tags: ['court', 'canvas'],
  colour: 'Indigo',
  maker: 'Chaal Footwear, Plot 14, Industrial Estate, Agra 282007',
});
const EDITED = `GET /auth/seller/products/${edited._id}`;

const FAMILY = `GET /auth/seller/products/${edited._id}/family`;
const family = {
  version: 2,
  members: demoProducts.slice(0, 3).map((product, at) => ({
    ...{ _id: product._id, name: product.name, category: product.category, image: product.images[0] ?? null },
    ...{ colour: ['Indigo', 'Rust', null][at] ?? null, isAvailable: at !== 1, state: at === 2 ? 'draft' : 'published' },
  })),
};

export const EditProduct: Story = {
  render: () => <EditProductPage params={{ productId: edited._id }} />,
  parameters: panelStory({ role: 'admin', answers: { [EDITED]: edited, [FAMILY]: family } }, [390, 1440]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Save changes' })).toBeDisabled();
  },
};

export const Orders: Story = {
  render: () => <OrdersPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: /^Show all of order/ })).toHaveLength(6);
  },
};

export const OrdersAsRows: Story = {
  render: () => <OrdersPage />,
  parameters: panelStory(
    { answers: { 'GET /auth/panel/tables/orders': { columns: null, density: 'compact', views: [] } } },
    [390, 1440],
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Orders' })).toBeVisible();
  },
};

export const NoOrders: Story = {
  render: () => <OrdersPage />,
  parameters: panelStory({ answers: { [ORDER_LIST]: () => answerList([]) } }),
};

export const OrdersFailed: Story = {
  render: () => <OrdersPage />,
  parameters: panelStory({ answers: { [ORDER_LIST]: () => refusal(500, 'Broken') } }),
};

const late = buildComplaint({
  _id: 'g2',
  ticket: 'GR-0BD3-5NTW',
  email: null,
  mobile: '919876543210',
  acknowledgedAt: null,
  acknowledgeBy: '2026-01-02T10:00:00.000Z',
});
const answers = [
  { _id: 'a1', text: 'We have it, and your money left us today.', at: '2026-11-21T09:00:00.000Z', by: 'Kavita Rao' },
];

export const Complaints: Story = {
  render: () => <GrievancesPage />,
  parameters: panelStory(
    {
      role: 'admin',
      answers: { [COMPLAINTS]: () => answerList([late, buildComplaint({ state: 'answered', answers })]) },
    },
    [390, 1440],
  ),
};

const asked = buildReturn();
const goingOn = buildReturn({
  _id: 'r2',
  kind: 'exchange',
  state: 'picked-up',
  reason: 'damaged',
  size: 'L',
  fee: 0,
  refund: 0,
  answerBy: null,
  quantity: 2,
  actions: ['accept', 'reject'],
  history: [{ state: 'picked-up', at: '2026-11-21T10:00:00.000Z' }],
});

export const Returns: Story = {
  render: () => <ReturnsPage />,
  parameters: panelStory({ answers: { [RETURNS]: () => answerList([asked, goingOn]) } }, [390, 1440]),
};

const spent = buildCredit({
  _id: 'c2',
  kind: 'credit-note',
  tail: null,
  amount: 500,
  balance: 300,
  owner: { name: 'Farah Khan' },
  gift: null,
  actions: ['withdraw'],
  movements: [
    { kind: 'spent', amount: 0, order: 'AA-7K3F-92QD', reason: null, at: '2026-11-19T10:00:00.000Z' },
    { kind: 'held', amount: -200, order: 'AA-7K3F-92QD', reason: null, at: '2026-11-19T09:58:00.000Z' },
    { kind: 'issued', amount: 500, order: null, reason: null, at: '2026-11-18T10:00:00.000Z' },
  ],
});

export const Credits: Story = {
  render: () => <CreditsPage />,
  parameters: panelStory(
    { role: 'admin', answers: { 'GET /auth/panel/credits': () => answerList([buildCredit(), spent]) } },
    [390, 1440],
  ),
};

export const SearchWords: Story = {
  render: () => <SearchWordsPage />,
  parameters: panelStory(
    {
      role: 'admin',
      answers: {
        'GET /auth/panel/search-words': [
          buildSearchWords(),
          buildSearchWords({ _id: '2', kind: 'same', terms: ['grey', 'gray', 'स्लेटी'], targets: [], note: '' }),
          buildSearchWords({
            _id: '3',
            kind: 'none',
            terms: ['saree', 'sari', 'साड़ी'],
            targets: ['kurta', 'midi dress'],
            note: '',
          }),
        ],
      },
    },
    [390, 1440],
  ),
};

const hidden = { reason: 'It names a person.', at: '2026-11-14T06:00:00.000Z' };

export const Reviews: Story = {
  render: () => <ReviewsPage />,
  parameters: panelStory(
    {
      role: 'admin',
      answers: {
        'GET /auth/panel/reviews': () => answerList([buildPanelReview(), buildPanelReview({ _id: 'r2', hidden })]),
      },
    },
    [390, 1440],
  ),
};
