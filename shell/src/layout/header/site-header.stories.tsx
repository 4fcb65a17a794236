import type { Meta, StoryObj } from '@storybook/react';
import { expect, within } from 'storybook/test';
import { demoSuggestions } from '#testing/demo-suggestions.ts';
import { SiteHeader } from './site-header.tsx';

const WIDTHS = { screenshot: { widths: [390, 1100, 1440] } };
const shopping = {
  'GET /auth/cart/u1': { items: [{ _id: 'a', quantity: 2 }], total: 10, removed: [] },
  'GET /auth/get-wishlist': [{ _id: 'p' }, { _id: 'q' }, { _id: 'r' }],
  'GET /auth/suggestions': demoSuggestions,
  'GET /auth/search-links': [{ q: 'dress', category: 'Women', count: 8 }],
};

const meta = {
  title: 'Shell/Header',
  component: SiteHeader,
  parameters: {
    layout: 'fullscreen',
    ...WIDTHS,
    platform: { stored: { music: 'off' }, at: '/women', answers: shopping },
  },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Search products' })).toBeVisible();
  },
};

export const SignedIn: Story = {
  parameters: { platform: { stored: { music: 'off' }, at: '/', role: 'user', answers: shopping } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Cart.*2/ })).toBeInTheDocument();
  },
};

export const Seller: Story = {
  parameters: { platform: { stored: { music: 'off' }, at: '/', role: 'seller', answers: shopping } },
};

export const AThousandThings: Story = {
  parameters: {
    platform: {
      stored: { music: 'off' },
      at: '/',
      role: 'user',
      answers: { ...shopping, 'GET /auth/cart/u1': { items: [{ _id: 'a', quantity: 1000 }], total: 10, removed: [] } },
    },
  },
};

export const Suggestions: Story = {
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('combobox', { name: 'Search products' });
    await userEvent.type(search, 'dress');
    await expect(await canvas.findAllByRole('option')).toHaveLength(7);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent(demoSuggestions[0]?.name ?? '');
  },
};

export const NothingNear: Story = {
  parameters: {
    platform: {
      stored: { music: 'off' },
      at: '/women',
      answers: { ...shopping, 'GET /auth/suggestions': [], 'GET /auth/search-links': [] },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search products' }), 'xyzzy');
    await expect(await canvas.findByText(/Nothing found for/)).toBeVisible();
  },
};

export const MenuDrawer: Story = {
  parameters: { screenshot: { widths: [390] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    // Hidden from 1024 px on, and the test browser may be that wide.
    const button = canvas.getByRole('button', { name: 'Menu', hidden: true });
    await userEvent.click(button);
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('link', { name: 'Customized T-shirts', hidden: false })).toBeInTheDocument();
  },
};
