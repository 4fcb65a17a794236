import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { hindiText, longText, longWord } from '#testing/story-texts.ts';
import type { About } from '../../docs/parts/about.ts';
import { FileDrop, type FileDropProps } from './file-drop.tsx';

const about: About = {
  for: 'Takes pictures or documents: chosen, dropped or pasted.',
  notFor: ['A picture at an address: use TextField.', "Editing pictures: that is the designer's part."],
  anatomy: [
    'Area: label, hint, and where files can be dropped.',
    'Previews: each file with its name and a button that removes it.',
    'Error: what was refused, and why.',
  ],
  keyboard: {
    Tab: 'Goes to the area, then to each remove button.',
    'Enter, Space': 'Opens the choice of files, or removes a file.',
    'Ctrl+V': 'Adds a picture from the clipboard while the area has the focus.',
  },
};

const meta = {
  title: 'Components/FileDrop',
  component: FileDrop,
  parameters: { about },
  args: {
    label: 'Drop pictures here or choose them',
    accept: 'image/*',
    multiple: true,
    max: 4,
    files: [],
    onChange: fn(),
    hint: 'Up to 4 pictures.',
  },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

function Controlled(props: FileDropProps) {
  const [files, setFiles] = useState<File[]>([]);
  return <FileDrop {...props} files={files} onChange={setFiles} />;
}

export const Empty: Story = { render: Controlled };

export const WithFile: Story = {
  args: { files: [new File(['care'], 'care-label.pdf', { type: 'application/pdf' })] },
};

export const WithError: Story = { args: { error: 'Add at least one picture.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { label: longText, files: [new File(['care'], `${longWord}.pdf`, { type: 'application/pdf' })] },
};
export const Hindi: Story = { args: { label: hindiText, lang: 'hi' } };
/** Reached by Tab; a file is chosen, then removed by its button; refused files are named. */
export const ByKeyboard: Story = {
  render: Controlled,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Drop pictures here or choose them');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.upload(input, new File(['p'], 'care.png', { type: 'image/png' }));
    const remove = await canvas.findByRole('button', { name: 'Remove care.png' });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove care.png' })).toBeNull());
    await expect(input).toHaveFocus();
  },
};
