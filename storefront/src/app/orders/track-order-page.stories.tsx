import { withStoreFrame } from '@aaram/shared-ui/storybook/frames';
import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { stateStory } from '#lib/testing/page-story.ts';
import { demoOrder } from '#lib/testing/story-data.ts';
import { TrackOrderPage } from './track-order-page.tsx';

const seeing = (id: string) => stateStory({ role: 'user', at: `/track-order${id}` });

const meta = {
  title: 'Pages/Track order',
  component: TrackOrderPage,
  decorators: [withStoreFrame],
  parameters: { ...seeing(`?id=${demoOrder('Shipped')._id}`), screenshot: { widths: [390, 1440] } },
} satisfies Meta<typeof TrackOrderPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7745 2201 93')).toBeVisible();
  },
};

export const NothingAsked: Story = {
  parameters: seeing(''),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Track' }));
    await expect(canvas.getByText('Please enter your order ID.')).toBeVisible();
  },
};

export const NotFound: Story = { parameters: seeing('?id=0199') };
