import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { longText } from '#testing/story-texts.ts';
import type { About } from '../../docs/parts/about.ts';
import { Swatches, type SwatchesProps } from './swatches.tsx';

const about: About = {
  for: 'Chooses a colour by sight, and by name.',
  notFor: ['Sizes: use SizePicker.', 'Colours as a filter of many: use Checkbox.'],
  anatomy: [
    'Legend, with the name of the chosen colour.',
    'Circles: a cloth colour or a sample; sold-out ones are struck through.',
    'Error: asks for a colour.',
  ],
  keyboard: { Tab: 'Goes to the chosen colour.', 'Arrow keys': 'Choose the colour before or after.' },
};

const meta = {
  title: 'Components/Swatches',
  component: Swatches,
  parameters: { about },
  args: {
    legend: 'Colour',
    name: 'colour',
    value: 'neel',
    onChange: fn(),
    swatches: [
      { value: 'neel', label: 'Indigo', dye: 'neel' },
      { value: 'haldi', label: 'Turmeric', dye: 'haldi' },
      { value: 'sage', label: 'Sage', dye: 'sage' },
      { value: 'rice', label: 'Rice', dye: 'rice' },
      { value: 'clay', label: 'Clay', dye: 'clay', disabled: true },
    ],
  },
} satisfies Meta<typeof Swatches>;
export default meta;
type Story = StoryObj<typeof meta>;

function Controlled(props: SwatchesProps) {
  const [value, setValue] = useState(props.value);
  return <Swatches {...props} value={value} onChange={setValue} />;
}

export const Chosen: Story = {};
export const NoneYet: Story = { args: { value: '' } };
export const WithError: Story = { args: { value: '', error: 'Choose a colour first.' } };
export const LongText: Story = { args: { legend: longText } };
export const Hindi: Story = {
  args: { lang: 'hi', legend: 'रंग', swatches: [{ value: 'neel', label: 'नील', dye: 'neel' }] },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
/** Arrow keys choose; the name of the colour is shown as text. */
export const ByKeyboard: Story = {
  render: Controlled,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Turmeric' })).toBeChecked();
    await expect(canvas.getByRole('group')).toHaveAccessibleName('Colour Turmeric');
  },
};
