import type { Meta, StoryObj } from '@storybook/react';
import { expect, fireEvent } from 'storybook/test';
import { demoStories } from '#lib/testing/story-data.ts';
import { CategoryRow } from './category-row.tsx';
import { CustomiseBand } from './customise-band.tsx';
import { Hero } from './hero.tsx';
import { Journal } from './journal.tsx';
import { NewThisWeek } from './new-this-week.tsx';
import { NightBand } from './night-band.tsx';
import { Promises } from './promises.tsx';

const meta = {
  title: 'Storefront/Home sections',
  parameters: { layout: 'fullscreen', screenshot: { widths: [390] } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourDoors: Story = { render: () => <Hero /> };

export const Categories: Story = { render: () => <CategoryRow /> };

export const StoryTile: Story = { render: () => <NewThisWeek>{null}</NewThisWeek> };

export const DayAndNight: Story = {
  render: () => <NightBand />,
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider');
    await fireEvent.input(slider, { target: { value: '60' } });
    await expect(slider).toHaveValue('60');
  },
};

export const Customise: Story = { render: () => <CustomiseBand /> };

export const Stories: Story = {
  render: () => (
    <Journal
      stories={demoStories.map(({ _id, title, description, categories, featuredImage }) => ({
        id: _id,
        title,
        description,
        topic: categories[0] ?? null,
        image: featuredImage,
      }))}
    />
  ),
};

export const FourPromises: Story = { render: () => <Promises /> };
