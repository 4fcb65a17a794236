import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { Badge } from '#badge/index.ts';
import { IconHeart } from '#icon/index.ts';
import { IconButton } from '#icon-button/index.ts';
import { Picture } from '#picture/index.ts';
import { Price } from '#price/index.ts';
import { Rating } from '#rating/index.ts';
import { dressPicture } from '#testing/story-pictures.ts';
import { hindiText, longText, longWord } from '#testing/story-texts.ts';
import type { About } from '../../docs/parts/about.ts';
import { ProductCardFrame } from './card.tsx';

const about: About = {
  for: 'One product in a list or a row.',
  notFor: ['Figures: use StatTile.', 'A choice in a form: use RadioCard.'],
  anatomy: [
    'Picture: without a link of its own.',
    'Badge: over the picture, where reading starts.',
    'Action: the heart, at the other side.',
    'Brand, name, price, rating: the name holds the only link, which covers the card.',
    'Footer: the sizes, over the picture on hover or focus.',
  ],
  keyboard: { Tab: 'Goes to the link of the card, then to its buttons.', Enter: 'Opens the product.' },
};

const meta = {
  title: 'Components/ProductCard',
  component: ProductCardFrame,
  parameters: { about },
  args: {
    media: <Picture src={dressPicture} alt="" sizes="280px" ratio="3:4" />,
    action: (
      <IconButton label="Add to wishlist" tone="image">
        <IconHeart />
      </IconButton>
    ),
    brand: 'Neelgar',
    name: <a href="#dress">Buti block-print midi dress</a>,
    price: <Price amount="₹1,899" />,
    meta: <Rating value={4.8} />,
  },
  decorators: [
    (Story) => (
      <div className="narrow">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCardFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const New: Story = { args: { badge: <Badge tone="image">New</Badge> } };

export const Unavailable: Story = { args: { unavailable: true, name: 'Buti block-print midi dress' } };

export const LongName: Story = {
  args: { name: <a href="#dress">Hand block-printed midi dress with a tie belt and side pockets</a> },
};
export const Hindi: Story = { args: { lang: 'hi', brand: 'नीलगर', name: <a href="#dress">{hindiText}</a> } };
export const LongText: Story = {
  args: { brand: longText, name: <a href="#dress">{longWord}</a>, price: <Price amount="₹1,23,456" mrp="₹2,34,567" /> },
};
export const RightToLeft: Story = { args: { badge: <Badge tone="image">New</Badge> }, globals: { direction: 'rtl' } };
export const NoPicture: Story = { args: { media: <Picture src="" alt="" sizes="280px" ratio="3:4" /> } };
/** The link comes first, with a focus ring around the whole card; the heart is next. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.tab({ shift: true });
  },
};
