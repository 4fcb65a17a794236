import type { Meta, StoryObj } from '@storybook/react';
import { IconSearch } from '#icon/index.ts';
import { PasswordField } from './password-field.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'City', name: 'city' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: 'Bengaluru' } };

export const WithError: Story = {
  args: {
    label: 'Phone',
    name: 'phone',
    defaultValue: '98450 123',
    error: 'Phone number must be 10 digits.',
  },
};

export const WithHint: Story = { args: { hint: 'As on your electricity bill.' } };

export const Optional: Story = { args: { label: 'Landmark', name: 'landmark', optional: true } };

export const Disabled: Story = { args: { defaultValue: 'Bengaluru', disabled: true } };

export const Multiline: Story = { args: { label: 'Review', name: 'review', multiline: true } };

export const Search: Story = {
  args: {
    label: 'Search',
    name: 'q',
    type: 'search',
    hideLabel: true,
    leading: <IconSearch />,
    placeholder: 'Search shirts, bags, glow tees…',
  },
};

export const Password: Story = {
  render: () => <PasswordField label="Password" name="password" defaultValue="sew-4-stitches" />,
};
