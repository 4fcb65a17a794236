import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { FileDrop, type FileDropProps } from './file-drop.tsx';

const meta = {
  title: 'Components/FileDrop',
  component: FileDrop,
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
