import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Combobox, type ComboboxProps } from './combobox.tsx';

const meta = {
  title: 'Components/Combobox',
  component: Combobox,
  args: {
    label: 'State',
    name: 'state',
    value: '',
    onChange: fn(),
    items: [
      { value: 'KA', label: 'Karnataka' },
      { value: 'KL', label: 'Kerala' },
      { value: 'TN', label: 'Tamil Nadu' },
    ],
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

function Controlled(props: ComboboxProps) {
  const [value, setValue] = useState(props.value);
  return <Combobox {...props} value={value} onChange={setValue} />;
}

export const Default: Story = { render: Controlled };

export const WithError: Story = { args: { error: 'Choose a state.' } };
