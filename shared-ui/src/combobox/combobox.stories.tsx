import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { longText } from '#testing/story-texts.ts';
import type { About } from '../../docs/parts/about.ts';
import { Combobox, type ComboboxProps } from './combobox.tsx';

const about: About = {
  for: 'Chooses one of many by typing a part of it: states, brands, products.',
  notFor: ['Fewer than about ten options: use SelectField.', 'Free text: use TextField.'],
  anatomy: [
    'Label: always there, in or over the field.',
    'Field: what is typed filters the list.',
    'List: the options that fit, or a text when there are none.',
    'Error: below the field.',
  ],
  keyboard: {
    Typing: 'Filters the list.',
    'Arrow down, Arrow up': 'Open the list and move in it.',
    Enter: 'Chooses the marked option.',
    Escape: 'Closes the list.',
  },
};

const meta = {
  title: 'Components/Combobox',
  component: Combobox,
  parameters: { about },
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
export const Chosen: Story = { args: { value: 'KL' }, render: Controlled };
export const Inline: Story = {
  args: { inline: true },
  render: Controlled,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await userEvent.type(canvas.getByRole('combobox'), 'ker');
    await expect(canvas.getByRole('option')).toHaveTextContent('Kerala');
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { label: longText, value: 'long', items: [{ value: 'long', label: longText }] },
};
export const Hindi: Story = { args: { lang: 'hi', label: 'राज्य', items: [{ value: 'KA', label: 'कर्नाटक' }] } };
/** Typing filters the list, arrow keys and Enter choose, Escape closes. */
export const ByKeyboard: Story = {
  render: Controlled,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'State' });
    await userEvent.tab();
    await userEvent.keyboard('ker');
    await screen.findByRole('option', { name: 'Kerala' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(field).toHaveValue('Kerala'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveFocus();
  },
};
export const NothingFound: Story = {
  render: Controlled,
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('zz');
    await screen.findByText('Nothing found');
  },
};
