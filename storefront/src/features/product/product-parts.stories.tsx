import { useSearchParams } from '@aaram/shared-platform';
import type { Meta, StoryObj } from '@storybook/react';
import { useRef } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { demoProduct, emptyWishlist } from '#lib/testing/story-data.ts';
import { BuyBox } from './buy-box.tsx';
import { ColourChoices } from './colour-choices.tsx';
import { DeliveryFacts } from './delivery-facts.tsx';
import { ProductDetails } from './product-details.tsx';
import { ProductSummary } from './product-summary.tsx';
import { useBuy } from './use-buy.ts';

function Column({ product }: { product: typeof demoProduct }) {
  const buttons = useRef<HTMLDivElement>(null);
  // As on the page: the chosen size stands in the address.
  const [search] = useSearchParams();
  const buy = useBuy(product, search.get('size'));
  return (
    <>
      <ProductSummary product={product} />
      <BuyBox
        buy={buy}
        product={{ id: product._id, name: product.name, sizeType: product.sizeType }}
        wishlist={emptyWishlist}
        buttonsRef={buttons}
      />
    </>
  );
}

const meta = {
  title: 'Storefront/Buying column',
  component: Column,
  args: { product: demoProduct },
  parameters: { platform: { role: 'user' }, screenshot: { widths: [390] } },
} satisfies Meta<typeof Column>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
  },
};

export const SizeChosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The chips are for pointers; the select below them is for keyboards.
    await userEvent.click(canvas.getByRole('button', { name: /^M/, hidden: true }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add to Cart' })).toBeEnabled());
  },
};

export const SoldOut: Story = {
  args: { product: { ...demoProduct, isAvailable: false, stock: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out of Stock')).toBeVisible();
  },
};

export const WithoutSizes: Story = {
  args: { product: { ...demoProduct, sizeType: 'Quantity', stock: [{ size: 'Quantity', quantity: 4 }] } },
};

export const LongNameHugePrice: Story = {
  args: {
    product: {
      ...demoProduct,
      brand: null,
      rating: null,
      reviewCount: 0,
      name: 'Hand-block-printed mulmul cotton kurta with butis, side pockets and three-quarter sleeves',
      price: 9999999.5,
      mrp: 12345678,
    },
  },
};

export const HindiName: Story = {
  args: { product: { ...demoProduct, name: 'नीली बूटी वाली पोशाक', mrp: demoProduct.price } },
};

const tones = ['Wine', 'Sky blue', 'Rosewood and clay', 'Ink', 'Sage', 'Clay', 'Neel', 'Cognac', 'Ivory'];

export const Colours: StoryObj = {
  render: () => (
    <ColourChoices
      product={{
        _id: 'p1',
        colours: tones.map((colour, at) => ({
          ...{ _id: `p${at}`, name: colour, category: 'Women', colour: at === 4 ? null : colour },
          ...{ image: demoProduct.images[at % 2] ?? null, isAvailable: at !== 2 },
        })),
      }}
    />
  ),
};

export const Delivery: StoryObj = {
  render: () => (
    <>
      <DeliveryFacts rupees={1899} category="Women" />
      <DeliveryFacts rupees={399} category="Customized" />
    </>
  ),
};

export const Description: StoryObj = { render: () => <ProductDetails product={demoProduct} /> };
