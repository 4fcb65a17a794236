import { withPanelFrame } from '@aaram/shared-ui/storybook/frames';
import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { buildPanelPost } from '#testing/build-post.ts';
import { demoPost, demoPosts } from '#testing/demo-posts.ts';
import { ManagerPage } from './manager-page.tsx';

const panelPost = buildPanelPost(demoPost);
const revision = {
  savedAt: '2026-11-20T06:30:00.000Z',
  savedBy: 'Asha Rao',
  isAutomatic: false,
  title: demoPost.title,
};
const noPictures = { image: [], featuredImage: null };
const unpublished = [
  buildPanelPost({
    ...noPictures,
    _id: 'd1',
    title: 'What a dyer says about white',
    state: 'draft',
    publishedAt: null,
  }),
  buildPanelPost({
    ...noPictures,
    _id: 's1',
    title: 'Seven days, one wedding, one suitcase',
    state: 'scheduled',
    publishedAt: '2027-01-01T03:30:00.000Z',
  }),
];

const meta = {
  title: 'Pages/Blog manager',
  component: ManagerPage,
  decorators: [withPanelFrame],
  parameters: {
    layout: 'fullscreen',
    platform: {
      role: 'admin',
      answers: {
        'GET /blog/posts': demoPosts,
        'GET /auth/panel/posts': [],
        [`GET /auth/panel/posts/${demoPost._id}`]: panelPost,
      },
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

export const Scheduling: Story = {
  parameters: {
    platform: { role: 'admin', answers: { 'GET /blog/posts': demoPosts, 'GET /auth/panel/posts': unpublished } },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Drafts and scheduled' });
    await userEvent.click(canvas.getByRole('radio', { name: /^At a set time/ }));
    await expect(canvas.getByLabelText(/^Day and time in India/)).toBeVisible();
    await canvas.findByRole('textbox', { name: 'Content' });
    // Typed work is stored a moment later: the picture has this line always.
    await canvas.findByText(/^Saved in this browser/, {}, { timeout: 10_000 });
  },
};

export const Revisions: Story = {
  parameters: {
    platform: {
      role: 'admin',
      answers: {
        'GET /blog/posts': demoPosts,
        'GET /auth/panel/posts': [],
        [`GET /auth/panel/posts/${demoPost._id}`]: panelPost,
        [`GET /auth/panel/posts/${demoPost._id}/revisions`]: [
          { ...revision, version: 1 },
          { ...revision, version: 0 },
        ],
        [`GET /auth/panel/posts/${demoPost._id}/revisions/0`]: {
          ...demoPost,
          ...revision,
          version: 0,
          description: 'What happens when you switch off the lamp, and how to make it glow.',
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Edit ${demoPost.title}` }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Revisions' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Compare with/ }));
    await expect(await canvas.findByRole('button', { name: 'Restore this revision' })).toBeVisible();
  },
};
