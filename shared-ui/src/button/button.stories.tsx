import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import type { About } from '../../docs/parts/about.ts';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';

const about: About = {
  for: 'Starts an action: save, buy, delete. ButtonLink looks the same and goes to another page.',
  notFor: [
    'Going to another page: use ButtonLink or TextLink.',
    'An icon without words: use IconButton.',
    'Turning a filter on and off: use Chip.',
  ],
  anatomy: [
    'Label: a verb, and what it acts on.',
    'Icon: optional, before the label.',
    'Variant: one primary in a view; secondary and ghost beside it; accent for buying; danger for what cannot be undone.',
    'Busy: ignores presses, keeps its label and its focus.',
  ],
  keyboard: { Tab: 'Goes to the button.', 'Enter, Space': 'Presses it. Enter alone follows a ButtonLink.' },
};

const meta = {
  title: 'Components/Button',
  component: Button,
  subcomponents: { ButtonLink },
  parameters: { about },
  args: { children: 'Add to Cart' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Secondary: Story = { args: { variant: 'secondary', children: 'Buy Now' } };

export const Accent: Story = { args: { variant: 'accent', children: 'Shop now' } };

export const Ghost: Story = { args: { variant: 'ghost', children: 'Cancel' } };

export const Danger: Story = { args: { variant: 'danger', children: 'Delete product' } };

export const Small: Story = { args: { size: 'sm' } };

export const Disabled: Story = { args: { disabled: true } };

export const Busy: Story = { args: { busy: true } };

export const Block: Story = { args: { block: true, children: 'Place Order' } };

export const LongText: Story = {
  args: { children: 'Send the exchange request for the three pieces chosen above' },
};

export const Hindi: Story = { args: { children: 'आराम', lang: 'hi' } };

export const AsLink: Story = {
  render: () => (
    <ButtonLink href="#collection" variant="secondary">
      Browse Collection
    </ButtonLink>
  ),
};
export const BusySecondary: Story = { args: { variant: 'secondary', busy: true, children: 'Saving' } };
export const Compact: Story = {
  globals: { density: 'compact' },
  render: (args) => (
    <div className="row">
      <Button {...args} />
      <Button {...args} size="sm" variant="secondary" />
    </div>
  ),
};
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
/** Enter and Space press it. */
export const ByKeyboard: Story = {
  args: { onClick: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
/** Keeps the focus and ignores further presses. */
export const BusyRefuses: Story = {
  args: { busy: true, onClick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
