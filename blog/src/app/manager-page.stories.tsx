import { withPanelFrame } from '@aaram/shared-ui/storybook/frames';
import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { demoPost, demoPosts } from '#testing/demo-posts.ts';
import { ManagerPage } from './manager-page.tsx';

const meta = {
  title: 'Pages/Blog manager',
  component: ManagerPage,
  decorators: [withPanelFrame],
  parameters: {
    layout: 'fullscreen',
    platform: {
      role: 'admin',
      answers: { 'GET /blog/posts': demoPosts, [`GET /blog/posts/${demoPost._id}`]: demoPost },
    },
    screenshot: { widths: [390, 1440] },
  },
} satisfies Meta<typeof ManagerPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NewPost: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Content' });
    await expect(await canvas.findByRole('button', { name: `Edit ${demoPost.title}` })).toBeVisible();
  },
};

export const EditedPost: Story = {
  parameters: { screenshot: { widths: [390] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Edit ${demoPost.title}` }));
    await expect(await canvas.findByRole('button', { name: 'Update Post' })).toBeVisible();
    await canvas.findByRole('textbox', { name: 'Content' });
  },
};
