import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { SizePicker, type SizePickerProps } from './size-picker.tsx';

const meta = {
  title: 'Components/SizePicker',
  component: SizePicker,
  args: {
    legend: 'Size',
    name: 'size',
    value: 'M',
    onChange: fn(),
    sizes: [{ value: 'S' }, { value: 'M' }, { value: 'L' }, { value: 'XL' }, { value: 'XXL', disabled: true }],
  },
} satisfies Meta<typeof SizePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

function Controlled(props: SizePickerProps) {
  const [value, setValue] = useState(props.value);
  return <SizePicker {...props} value={value} onChange={setValue} />;
}

export const Chosen: Story = { render: Controlled };

export const WithError: Story = { args: { value: '', error: 'Choose a size first.' } };
