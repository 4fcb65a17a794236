import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { About } from '../../docs/parts/about.ts';
import { QuantityStepper, type QuantityStepperProps } from './quantity-stepper.tsx';

const about: About = {
  for: 'Changes a small number by one: pieces in the cart.',
  notFor: ['Large or free numbers: use TextField.'],
  anatomy: [
    'Minus, number, plus.',
    'Label: what is counted; read out.',
    'Busy: a change is being saved; both buttons wait.',
  ],
  keyboard: {
    Tab: 'Goes to minus, then to plus.',
    'Enter, Space': 'Changes the number by one. At the limit the button keeps its focus.',
  },
};

const meta = {
  title: 'Components/QuantityStepper',
  component: QuantityStepper,
  parameters: { about },
  args: { label: 'Quantity of Linen shirt', value: 2, onChange: fn() },
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

function Controlled(props: QuantityStepperProps) {
  const [value, setValue] = useState(props.value);
  return <QuantityStepper {...props} value={value} onChange={setValue} />;
}

export const Counting: Story = { render: Controlled };

export const AtTheLimit: Story = { args: { value: 3, max: 3 } };

export const Busy: Story = { args: { busy: true } };
export const AtTheStart: Story = { args: { value: 1 } };
export const LargeNumber: Story = { args: { value: 1234 } };
export const Compact: Story = { globals: { density: 'compact' } };
/** Both buttons work; at the limit the focus stays. */
export const ByKeyboard: Story = {
  args: { max: 3 },
  render: Controlled,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('3');
    await expect(canvas.getByRole('button', { name: 'Increase quantity' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('2');
  },
};
