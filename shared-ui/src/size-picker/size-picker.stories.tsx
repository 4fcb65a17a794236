import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { longText } from '#testing/story-texts.ts';
import type { About } from '../../docs/parts/about.ts';
import { SizePicker, type SizePickerProps } from './size-picker.tsx';
import { SizeSelect, type StockedSize } from './size-select.tsx';

const about: About = {
  for: 'Chooses a size when all fit in view. SizeSelect is a select that looks the same.',
  notFor: ['Other options: use SelectField or Radio.', 'Colours: use Swatches.'],
  anatomy: ['Legend: “Size”.', 'Sizes: one chip each; sold-out sizes are struck through.', 'Error: asks for a size.'],
  keyboard: {
    Tab: 'Goes to the chosen size.',
    'Arrow keys': 'Choose the size before or after; sold-out ones are skipped.',
  },
};

const meta = {
  title: 'Components/SizePicker',
  component: SizePicker,
  subcomponents: { SizeSelect },
  parameters: { about },
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
export const LongText: Story = {
  args: { legend: longText, sizes: [{ value: 'long', label: longText }, { value: 'M' }] },
};
export const Hindi: Story = { args: { legend: 'आकार', lang: 'hi', sizes: [{ value: 'M', label: 'मध्यम' }] } };
export const Compact: Story = { globals: { density: 'compact' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
/** Arrow keys choose and skip what is sold out. */
export const ByKeyboard: Story = {
  args: { value: 'L' },
  render: Controlled,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'XL' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'XL' })).toHaveFocus();
  },
};

const stocked: StockedSize[] = [
  { value: 'S', gone: true },
  { value: 'M', label: 'M — in stock' },
  { value: 'L', label: 'L — only 2 left', remark: '2 left' },
  { value: 'XL', label: 'XL — in stock' },
  { value: 'XXL', gone: true },
];

function Stocked({ start, error }: { start: string; error?: string }) {
  const [value, setValue] = useState(start);
  return (
    <SizeSelect
      label="Size"
      placeholder="Choose a size"
      sizes={stocked}
      value={value}
      error={value === '' ? error : undefined}
      onChange={setValue}
    />
  );
}

/** A select under chips, which show what is gone too. */
export const OverSelect: Story = { render: () => <Stocked start="L" /> };
export const OverSelectWithError: Story = { render: () => <Stocked start="" error="Please select a size" /> };
/** The keyboard is in the select, whose choice the chips show. */
export const OverSelectByKeyboard: Story = {
  render: () => <Stocked start="" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const select = canvas.getByRole('combobox', { name: 'Size' });
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'XL');
    await expect(select).toHaveValue('XL');
  },
};
