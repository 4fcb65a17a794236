import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { demoPost, demoPosts } from '#testing/demo-posts.ts';
import { PostGallery } from './post-gallery.tsx';
import { PostHeader } from './post-header.tsx';
import { RelatedReads } from './related-reads.tsx';

const meta = {
  title: 'Blog/Post parts',
  parameters: { screenshot: { widths: [390] } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Header: Story = { render: () => <PostHeader post={demoPost} /> };

export const LongHeader: Story = {
  render: () => (
    <PostHeader
      post={{
        ...demoPost,
        title: 'A story whose heading goes on for rather longer than any editor would really like it to go on',
        author: 'श्रीमती वेंकटनरसिम्हाराजुवारिपेटा लक्ष्मी',
      }}
    />
  ),
};

export const Gallery: Story = {
  render: () => <PostGallery title={demoPost.title} pictures={demoPost.image} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Image 1 of 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next image' }));
    await expect(canvas.getByText('Image 2 of 3')).toBeVisible();
  },
};

export const OnePicture: Story = {
  render: () => <PostGallery title={demoPost.title} pictures={demoPost.image.slice(0, 1)} />,
};

export const Related: Story = { render: () => <RelatedReads posts={demoPosts.slice(1)} /> };

export const RelatedWithoutPictures: Story = {
  render: () => (
    <RelatedReads posts={demoPosts.slice(1, 3).map((post) => ({ ...post, image: [], featuredImage: null }))} />
  ),
};
