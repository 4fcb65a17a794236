import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { TextLink } from '#link/index.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
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
