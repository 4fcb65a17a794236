import { pending, refusal, type StorySurroundings } from '@aaram/shared-platform/testing';
import { withStoreFrame } from '@aaram/shared-ui/storybook/frames';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, spyOn } from 'storybook/test';
import { answerPosts } from '#testing/answer-posts.ts';
import { demoPost, demoPosts } from '#testing/demo-posts.ts';
import { BlogsPage } from './blogs-page.tsx';
import { PostPage } from './post-page.tsx';
import { PreviewPage } from './preview-page.tsx';

const POSTS = 'GET /blog/posts';
const POST = `GET /blog/posts/${demoPost._id}`;
const postAddress = { at: `/blog-details/${demoPost._id}` };
const OnePost = ({ id = demoPost._id }) => <PostPage params={{ id }} />;

const listed = ({ path }: { path: string }) => answerPosts(demoPosts, path);

const seeing = ({ answers, ...surroundings }: StorySurroundings = {}, widths = [390]) => ({
  layout: 'fullscreen',
  platform: { ...surroundings, answers: { [POSTS]: listed, [POST]: demoPost, ...answers } },
  screenshot: { widths },
});

const meta = {
  title: 'Pages/Blog',
  decorators: [withStoreFrame],
  parameters: seeing({}, [390, 1440]),
  beforeEach: () => {
    // The blog logs its failures to the console.
    spyOn(console, 'error').mockImplementation(fn());
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  render: () => <BlogsPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      "Explore Fashion's Latest Trends of 2025",
    );
    await expect(await canvas.findByRole('heading', { name: demoPost.title })).toBeVisible();
  },
};

export const AboutTopic: Story = {
  render: () => <BlogsPage />,
  parameters: seeing({ at: '/blogs?category=Glow' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Posts about Glow' })).toBeVisible();
  },
};

export const OneStory: Story = {
  render: () => <BlogsPage />,
  parameters: seeing({ answers: { [POSTS]: demoPosts.slice(0, 1) } }),
};

export const NoStories: Story = { render: () => <BlogsPage />, parameters: seeing({ answers: { [POSTS]: [] } }) };

export const ListLoading: Story = {
  render: () => <BlogsPage />,
  parameters: seeing({ answers: { [POSTS]: pending } }),
};

export const ListFailed: Story = {
  render: () => <BlogsPage />,
  parameters: seeing({ answers: { [POSTS]: () => refusal(500, 'Broken') } }),
};

export const Post: Story = {
  render: () => <OnePost />,
  parameters: seeing(postAddress, [390, 1440]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: demoPost.title })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Related Reads' })).toBeInTheDocument();
  },
};

export const PostWithoutPictures: Story = {
  render: () => <OnePost />,
  parameters: seeing({ ...postAddress, answers: { [POST]: { ...demoPost, image: [], featuredImage: null } } }),
};

export const PostLoading: Story = {
  render: () => <OnePost />,
  parameters: seeing({ ...postAddress, answers: { [POST]: pending } }),
};

export const PreviewOfDraft: Story = {
  render: () => <PreviewPage params={{ token: 'abc' }} />,
  parameters: seeing({
    at: '/blog-preview/abc',
    answers: { 'GET /blog/previews/abc': { ...demoPost, publishedAt: '2027-01-01T03:30:00.000Z', state: 'scheduled' } },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Preview. This post is published on/)).toBeVisible();
  },
};

export const PostNotFound: Story = {
  render: () => <OnePost id="none" />,
  parameters: seeing({ at: '/blog-details/none' }),
};

export const PostFailed: Story = {
  render: () => <OnePost />,
  parameters: seeing({ ...postAddress, answers: { [POST]: () => refusal(500, 'Broken') } }),
};
