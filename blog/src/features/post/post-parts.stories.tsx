import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { demoPost, demoPosts } from '#testing/demo-posts.ts';
import { PostContent } from './post-content.tsx';
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

const ids = [1, 2, 3].map((digit) => `0192aaaa-0000-7000-8000-00000000000${digit}`);
const card = (at: number) => `<product-card data-id="${ids[at]}"></product-card>`;
const product = { brand: 'Aaram Blank', category: 'Men', price: 899, mrp: 1499, isAvailable: true };

/** A Storybook in a folder has no pictures at the addresses that a text names. */
const drawn =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 3 4%22%3E%3Cpath fill=%22%23d8c9ae%22 d=%22M0 0h3v4H0z%22/%3E%3C/svg%3E';

export const PicturesAndProducts: Story = {
  render: () => (
    <PostContent
      post={{
        content: `<p>Put your hand inside.</p><img src="${drawn}" alt="A hoodie, worn" width="750" height="1000"><p>Then look at the ribs.</p>${card(0)}${card(1)}${card(2)}`,
        products: [
          { ...product, _id: ids[0] ?? '', name: 'Your Print Hoodie, Oat', image: demoPost.image[1] ?? null },
          {
            ...{ ...product, _id: ids[1] ?? '', brand: null, isAvailable: false, mrp: 899 },
            ...{ name: 'Slow Lap Joggers with a name that takes more than one line', image: null },
          },
        ],
      }}
    />
  ),
};
