import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { demoProducts } from '#lib/testing/demo-products.ts';
import { demoCard, emptyWishlist } from '#lib/testing/story-data.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

const toggle = fn();

const meta = {
  title: 'Storefront/Product card',
  component: ProductCard,
  args: {
    card: demoCard(demoProducts.dress, { badge: null }),
    wishlist: { has: () => false, toggle },
    sizes: '330px',
  },
  decorators: [
    (Story) => (
      <div className={styles.grid}>
        <Story />
      </div>
    ),
  ],
  parameters: { screenshot: { widths: [390] } },
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: demoProducts.dress.name })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Add ${demoProducts.dress.name} to wishlist` }));
    await expect(toggle).toHaveBeenCalledWith('dress-buti');
  },
};

export const OnTheWishlist: Story = {
  args: { wishlist: { has: () => true, toggle } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: `Remove ${demoProducts.dress.name} from wishlist` })).toBeVisible();
  },
};

export const Reduced: Story = { args: { card: demoCard(demoProducts.bag) } };

export const LowStock: Story = {
  args: {
    card: demoCard({ ...demoProducts.sneakers, stock: [{ size: '8', quantity: 2 }] }),
  },
};

export const New: Story = {
  args: { card: demoCard(demoProducts.shirt, { badge: { tone: 'image', text: 'New' } }) },
};

export const Unavailable: Story = {
  args: { card: demoCard({ ...demoProducts.hoodie, isAvailable: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out of Stock')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const LongName: Story = {
  args: {
    card: demoCard(demoProducts.kurta, {
      name: 'Hand-block-printed mulmul cotton kurta with butis, side pockets and three-quarter sleeves',
      brand: 'The Very Patient Weavers of Kutch and Bhuj',
    }),
  },
};

export const HindiName: Story = {
  args: { card: demoCard(demoProducts.twirlDress, { name: 'बांधनी घेरदार पोशाक', brand: 'सांझ लूम' }) },
};

export const MissingPicture: Story = { args: { card: demoCard(demoProducts.dress, { image: null }) } };

export const Glow: Story = {
  args: { card: demoCard(demoProducts.glowTee, { badge: { tone: 'glow', text: 'Glows' } }) },
};

export const HugePrice: Story = {
  args: { card: demoCard(demoProducts.bangles, { price: 9999999.5, mrp: 12345678 }) },
};

export const NotRated: Story = {
  args: { card: demoCard(demoProducts.perfume, { badge: null }), wishlist: emptyWishlist },
};
