import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { hindiText, longText } from '#testing/story-texts.ts';
import type { About } from '../../docs/parts/about.ts';
import { Checkbox } from './checkbox.tsx';
import { Radio } from './radio.tsx';

const about: About = {
  for: 'Chooses any number of options, or agrees to one thing. Radio looks alike and chooses one of a few.',
  notFor: ['A filter that acts at once in a row: use Chip.', 'Options with a description: use RadioCard.'],
  anatomy: ['Box: checked or not.', 'Label: pressing it works too.', 'Count: how many things have this option.'],
  keyboard: {
    Tab: 'Goes to the next checkbox, or to the group of radio buttons.',
    Space: 'Checks or unchecks it.',
    'Arrow keys': 'Choose between radio buttons.',
  },
};

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  subcomponents: { Radio },
  parameters: { about },
  args: { label: 'Dresses', count: '14' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { defaultChecked: true } };

export const Disabled: Story = { args: { disabled: true } };

export const Radios: Story = {
  render: () => (
    <fieldset>
      <legend>Price</legend>
      <Radio name="price" label="All prices" count="46" defaultChecked />
      <Radio name="price" label="Below ₹1,000" count="9" />
      <Radio name="price" label="₹1,000 – ₹2,000" count="21" />
    </fieldset>
  ),
};
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };
export const LongText: Story = { args: { label: longText, count: '12,345' } };
export const Hindi: Story = { args: { label: hindiText, lang: 'hi' } };
export const RightToLeft: Story = { args: { defaultChecked: true }, globals: { direction: 'rtl' } };
/** Space turns it on and off. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};
