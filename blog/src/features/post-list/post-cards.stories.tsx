import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { buildPost } from '#testing/build-post.ts';
import { demoPost, demoPosts } from '#testing/demo-posts.ts';
import { BlogHero } from './blog-hero.tsx';
import { LeadStory, PostGrid } from './post-cards.tsx';

const plain = {
  _id: 'plain',
  title: 'A story whose heading goes on for rather longer than any editor would really like it to go on',
  description: 'And so does its description, which is here to see what happens to the cards beside it. '.repeat(3),
  image: [],
  featuredImage: null,
  categories: [],
};

const meta = {
  title: 'Blog/Post cards',
  parameters: { screenshot: { widths: [390] } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hero: Story = { render: () => <BlogHero />, parameters: { layout: 'fullscreen' } };

export const Lead: Story = {
  render: () => <LeadStory post={demoPost} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: `Read More: ${demoPost.title}` })).toBeVisible();
  },
};

export const LeadWithoutAPicture: Story = { render: () => <LeadStory post={buildPost(plain)} /> };

export const Grid: Story = { render: () => <PostGrid posts={demoPosts.slice(1)} /> };

export const OneCard: Story = { render: () => <PostGrid posts={demoPosts.slice(1, 2)} /> };

export const LongAndHindi: Story = {
  render: () => (
    <PostGrid
      posts={[
        buildPost(plain),
        buildPost({ ...demoPosts[1], title: 'लकड़ी का एक ठप्पा पोशाक कैसे बनता है', description: 'छह ठप्पे और दो रंग।' }),
        buildPost({ ...demoPosts[2] }),
      ]}
    />
  ),
};
