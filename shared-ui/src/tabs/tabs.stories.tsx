import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor } from 'storybook/test';
import { hindiText, longText, longWord } from '#testing/story-texts.ts';
import type { About } from '../../docs/parts/about.ts';
import { Tabs } from './tabs.tsx';

const about: About = {
  for: 'Two to six views of one thing, one at a time.',
  notFor: ['Going to other pages: use links.', 'Parts that are read together: use headings or Accordion.'],
  anatomy: ['List of tabs: short names.', 'Chosen tab: underlined.', 'Panel: only the open one exists.'],
  keyboard: {
    Tab: 'Goes to the chosen tab, then into its panel.',
    'Arrow left, Arrow right': 'Open the tab before or after.',
    'Home, End': 'Open the first or last tab.',
  },
};

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  parameters: { about },
  args: {
    label: 'Products by stock',
    items: [
      { id: 'all', label: 'All 86', content: <p>All products</p> },
      { id: 'low', label: 'Low stock 5', content: <p>Products with few pieces left</p> },
      { id: 'out', label: 'Out of stock 2', content: <p>Products that are gone</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Controlled: Story = { args: { value: 'low' } };
export const DisabledTab: Story = {
  args: {
    items: [
      { id: 'all', label: 'All 86', content: <p>All products</p> },
      { id: 'out', label: 'Out of stock 0', content: <p>None</p>, disabled: true },
    ],
  },
};
export const LongText: Story = {
  args: { items: [longText, longWord].map((text) => ({ id: text, label: text, content: <p>{text}</p> })) },
};
export const Hindi: Story = {
  args: { lang: 'hi', items: [{ id: 'all', label: 'सभी', content: <p>{hindiText}</p> }] },
};
/** One tab stop; arrow keys, Home and End move and open; Tab continues to the panel. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Low stock 5' })).toHaveFocus();
    // For a moment the old panel is still there.
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('few pieces left'));
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Out of stock 2' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveFocus());
  },
};
/** In right-to-left text the left arrow key goes to the next tab. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Low stock 5' })).toHaveFocus());
  },
};
