import { answerList, pending, refusal } from '@aaram/shared-platform/testing';
import { withStoreFrame } from '@aaram/shared-ui/storybook/frames';
import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { categoryOf } from '#lib/testing/category-of.ts';
import { demoProducts } from '#lib/testing/demo-products.ts';
import { pageStory, stateStory } from '#lib/testing/page-story.ts';
import { demoList } from '#lib/testing/story-data.ts';
import { CategoryPage } from './category-page.tsx';

const LIST = 'GET /auth/get-all-products';
const at = '/women';

const meta = {
  title: 'Pages/Category',
  component: CategoryPage,
  args: { category: categoryOf('women') },
  decorators: [withStoreFrame],
  parameters: pageStory({ at }),
} satisfies Meta<typeof CategoryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: demoProducts.dress.name })).toBeInTheDocument();
  },
};

export const Filtered: Story = { parameters: stateStory({ at: '/women?tag=festive&size=M' }) };

export const MoreToShow: Story = {
  parameters: stateStory({
    at,
    answers: {
      [LIST]: ({ path }: { path: string }) =>
        answerList(
          demoList.slice(path.includes('cursor') ? 6 : 0).slice(0, 6),
          12,
          path.includes('cursor') ? undefined : 'next',
        ),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Show more' }));
    await expect(await canvas.findByText('Showing all 12 products')).toBeInTheDocument();
  },
};

export const OnePiece: Story = {
  parameters: stateStory({ at, answers: { [LIST]: () => answerList([demoProducts.dress]) } }),
};

export const AThousandPieces: Story = {
  parameters: stateStory({ at, answers: { [LIST]: () => answerList(demoList, 1000, 'next') } }),
};

export const NothingFound: Story = {
  parameters: stateStory({ at: '/women?tag=festive', answers: { [LIST]: () => answerList([]) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No products match.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: stateStory({ at, answers: { [LIST]: pending, 'GET /auth/facets': pending } }),
};

export const Failed: Story = {
  parameters: stateStory({ at, answers: { [LIST]: () => refusal(500, 'Broken') } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The products did not load.')).toBeVisible();
  },
};
