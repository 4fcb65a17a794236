import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { TextLink } from '#link/index.ts';
import type { About } from '../../docs/parts/about.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const about: About = {
  for: 'Words for screen readers alone. A link inside appears on focus.',
  notFor: ['Words that help everyone: show them.', 'Hiding from everyone: use the “hidden” attribute.'],
  anatomy: ['Text: takes no room in the page.'],
  keyboard: { Tab: 'Shows a link or button inside, as the skip link does.' },
};

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  parameters: { about },
  args: { children: 'Only screen readers get this.' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A link inside becomes visible on focus. */
export const Link: Story = {
  args: { children: <TextLink href="#content">Skip to content</TextLink> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(canvas.getByRole('link').getBoundingClientRect().width).toBeGreaterThan(20);
  },
};
