import type { Meta, StoryObj } from '@storybook/react';
import { fn } from 'storybook/test';
import { buildProduct } from '#testing/build-panel.ts';
import { panelStory } from '#testing/panel-story.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { draftFromProduct } from './edit-draft.ts';

const mine = draftFromProduct(buildProduct({ price: 2399, maker: 'Chaal Footwear, Plot 14, Agra 282007' }));
const theirs = draftFromProduct(buildProduct({ price: 1999, stock: [{ size: '6', quantity: 1 }] }));

const meta = {
  title: 'Panel/Conflict notice',
  component: ConflictNotice,
  args: { conflicts: ['price', 'stock', 'maker'], mine, theirs, onTake: fn() },
  parameters: { ...panelStory(), layout: 'padded' },
} satisfies Meta<typeof ConflictNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeFields: Story = {};
