import type { Meta, StoryObj } from '@storybook/react';
import { LogoLoader } from './logo-loader.tsx';

const meta = {
  title: 'Components/LogoLoader',
  component: LogoLoader,
  args: { label: 'Loading' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LogoLoader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
