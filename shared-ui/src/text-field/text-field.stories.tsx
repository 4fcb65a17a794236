import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { IconSearch } from '#icon/index.ts';
import { hindiText, longText } from '#testing/story-texts.ts';
import type { About } from '../../docs/parts/about.ts';
import { PasswordField } from './password-field.tsx';
import { TextField } from './text-field.tsx';

const about: About = {
  for: 'One line or several lines of text. PasswordField can show what is typed.',
  notFor: ['A choice: use SelectField, Combobox or Radio.', 'Small numbers: use QuantityStepper.'],
  anatomy: [
    'Label: always there; “optional” beside it where it is.',
    'Field: with something before or after it, if needed.',
    'Hint: how to fill it in.',
    'Error: what is wrong and how to mend it; read with the field.',
  ],
  keyboard: {
    Tab: 'Goes to the field, then to a button in it.',
    Enter: 'Sends the form; in several lines it starts a new one.',
    'Enter, Space': 'On the eye of PasswordField: shows or hides the password.',
  },
};

const meta = {
  title: 'Components/TextField',
  component: TextField,
  subcomponents: { PasswordField },
  parameters: { about },
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
export const LongText: Story = { args: { label: longText, hint: longText, error: longText, defaultValue: longText } };
export const Hindi: Story = { args: { label: 'शहर', defaultValue: 'बेंगलुरु', hint: hindiText, lang: 'hi' } };
export const Compact: Story = { args: { defaultValue: 'Bengaluru' }, globals: { density: 'compact' } };
export const RightToLeft: Story = { ...Search, globals: { direction: 'rtl' } };
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('City')).toHaveFocus();
  },
};
/** The button shows and hides the password; the typed text stays. */
export const ByKeyboard: Story = {
  render: () => <PasswordField label="Password" name="password" />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.tab();
    await userEvent.keyboard('sew-4-stitches');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('sew-4-stitches');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
};
