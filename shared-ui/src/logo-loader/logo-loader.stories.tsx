import type { Meta, StoryObj } from '@storybook/react';
import type { About } from '../../docs/parts/about.ts';
import { LogoLoader } from './logo-loader.tsx';

const about: About = {
  for: 'Covers the screen for a moment while the first page of a visit loads.',
  notFor: ['A part of a page: use Skeleton.', 'An action that takes time: use “busy” of its button.'],
  anatomy: ['Mark: its ring is drawn once; still with reduced motion.', 'Label: read out.'],
  keyboard: {},
};

const meta = {
  title: 'Components/LogoLoader',
  component: LogoLoader,
  args: { label: 'Loading' },
  parameters: { about, layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof LogoLoader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
