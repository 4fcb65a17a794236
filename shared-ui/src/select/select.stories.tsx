import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { longText } from '#testing/story-texts.ts';
import type { About } from '../../docs/parts/about.ts';
import { SelectField } from './select.tsx';

const about: About = {
  for: 'Chooses one of up to about ten options in a form.',
  notFor: ['Many options: use Combobox.', 'Two to five short ones: use Radio or SizePicker.', 'Actions: use Menu.'],
  anatomy: ['Label: always there.', "Field: the browser's own select.", 'Hint and error: below the field.'],
  keyboard: {
    Tab: 'Goes to the field.',
    'Arrow up, Arrow down': 'Choose an option.',
    'A letter': 'Goes to the option that begins with it.',
    Space: 'Opens the list.',
    Escape: 'Closes it.',
  },
};

const meta = {
  title: 'Components/SelectField',
  component: SelectField,
  parameters: { about },
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
export const LongText: Story = { args: { label: longText, options: [{ value: 'long', label: longText }] } };
export const Hindi: Story = { args: { label: 'आकार', options: [{ value: 'S', label: 'छोटा' }], lang: 'hi' } };
export const WithHint: Story = { args: { hint: 'As on the label of a shirt that fits you.' } };
export const Compact: Story = { args: { defaultValue: 'M' }, globals: { density: 'compact' } };
export const RightToLeft: Story = { args: { defaultValue: 'M' }, globals: { direction: 'rtl' } };
export const ByKeyboard: Story = {
  args: { defaultValue: 'S' },
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByLabelText('Size');
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'M');
    await expect(select).toHaveValue('M');
  },
};
