import type { Meta, StoryObj } from '@storybook/react';
import { SelectField } from './select.tsx';

const meta = {
  title: 'Components/SelectField',
  component: SelectField,
  args: {
    label: 'Size',
    options: [
      { value: 'S', label: 'S — in stock' },
      { value: 'M', label: 'M — only 2 left' },
      { value: 'L', label: 'L — out of stock', disabled: true },
    ],
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { args: { defaultValue: 'M' } };

export const Placeholder: Story = { args: { placeholder: 'Choose a size' } };

export const WithError: Story = {
  args: { placeholder: 'Choose a size', error: 'Choose a size first.' },
};

export const Disabled: Story = { args: { disabled: true } };
