import { pending, refusal } from '@aaram/shared-platform/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, spyOn } from 'storybook/test';
import { buildPanelPost } from '#testing/build-post.ts';
import { demoPost, demoPosts } from '#testing/demo-posts.ts';
import { PostEditor } from './editor/post-editor.tsx';
import { ManageList } from './manage-list.tsx';
import { PostForm } from './post-form.tsx';

const seeing = (answer: unknown) => ({
  platform: { role: 'admin', answers: { 'GET /blog/posts': answer } },
  screenshot: { widths: [390] },
});

function List() {
  return <ManageList editedId="b2" readingId={undefined} onEdit={fn()} onDeleted={fn()} />;
}

const meta = {
  title: 'Blog/Manager',
  decorators: [
    (Story) => (
      <div data-density="compact">
        <Story />
      </div>
    ),
  ],
  parameters: seeing(demoPosts),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editor: Story = {
  render: () => <PostEditor initialHtml={demoPost.content} onChange={fn()} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Content' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'false');
  },
};

export const EmptyEditor: Story = { render: () => <PostEditor initialHtml="" onChange={fn()} /> };

export const NewPost: Story = {
  render: () => <PostForm post={undefined} onDone={fn()} onReplaced={fn()} />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Content' });
    await userEvent.click(canvas.getByRole('button', { name: 'Create Post' }));
    await expect(canvas.getByText('Title is required.')).toBeVisible();
  },
};

export const EditPost: Story = {
  render: () => <PostForm post={buildPanelPost(demoPost)} onDone={fn()} onReplaced={fn()} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Update Post' })).toBeVisible();
    await canvas.findByRole('textbox', { name: 'Content' });
  },
};

export const Posts: Story = {
  render: () => <List />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: `Edit ${demoPost.title}` })).toBeVisible();
  },
};

export const NoPosts: Story = { render: () => <List />, parameters: seeing([]) };

export const PostsLoading: Story = { render: () => <List />, parameters: seeing(pending) };

export const PostsFailed: Story = {
  render: () => <List />,
  parameters: seeing(() => refusal(500, 'Broken')),
  beforeEach: () => {
    // The blog logs its failures to the console.
    spyOn(console, 'error').mockImplementation(fn());
  },
};
