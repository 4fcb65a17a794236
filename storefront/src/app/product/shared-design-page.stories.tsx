import { pending, refusal } from '@aaram/shared-platform/testing';
import { withStoreFrame } from '@aaram/shared-ui/storybook/frames';
import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { pageStory, stateStory } from '#lib/testing/page-story.ts';
import { demoProduct } from '#lib/testing/story-data.ts';
import { SharedDesignPage } from './shared-design-page.tsx';

const shared = {
  product: { _id: demoProduct._id, name: 'Your Print Tee, Navy' },
  previewImage: demoProduct.images[0] ?? '',
  sentence: 'Front: text “Goa 2026”.',
  mayCopy: true,
};
const answering = (answer: unknown) => ({ at: '/designs/abc', answers: { 'GET /shared-designs/abc': answer } });

const meta = {
  title: 'Pages/Shared design',
  component: SharedDesignPage,
  args: { params: { token: 'abc' } },
  decorators: [withStoreFrame],
  parameters: pageStory(answering(shared)),
} satisfies Meta<typeof SharedDesignPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OthersMayStart: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Start from this design' })).toBeVisible();
  },
};
export const OnlyToSee: Story = {
  parameters: stateStory(answering({ ...shared, mayCopy: false })),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Make your own' });
    await expect(canvas.queryByRole('button', { name: 'Start from this design' })).toBeNull();
  },
};
export const Ended: Story = { parameters: stateStory(answering(refusal(404, 'Gone', 'NOT_FOUND'))) };
export const Loading: Story = { parameters: stateStory(answering(pending)) };
export const NotLoaded: Story = { parameters: stateStory(answering(refusal(503, 'Away', 'UNAVAILABLE_NOW'))) };
