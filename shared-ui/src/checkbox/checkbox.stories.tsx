import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { hindiText, longText } from '#testing/story-texts.ts';
import { Checkbox } from './checkbox.tsx';
import { Radio } from './radio.tsx';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
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
