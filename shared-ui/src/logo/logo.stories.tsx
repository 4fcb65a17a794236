import type { Meta, StoryObj } from '@storybook/react';
import { hindiText, longText } from '#testing/story-texts.ts';
import type { About } from '../../docs/parts/about.ts';
import { Logo } from './logo.tsx';

const about: About = {
  for: 'The name of the store with its mark. LogoMark is the mark alone.',
  notFor: ['Decoration: the mark stands for the store only.'],
  anatomy: [
    'Mark: the ring of stitches.',
    'Name: may be left out where there is little room (“compact”).',
    'Tagline: optional.',
  ],
  keyboard: {},
};

const meta = {
  title: 'Components/Logo',
  component: Logo,
  parameters: { about },
  args: { name: 'Aaram' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTagline: Story = { args: { tagline: 'Comfort Crafted with Care' } };

export const NameOnly: Story = {};

export const Compact: Story = { args: { compact: true } };
export const LongText: Story = { args: { name: 'Aaram and Daughters of Bengaluru', tagline: longText } };
export const Hindi: Story = { args: { name: 'आराम', tagline: hindiText, lang: 'hi' } };
export const RightToLeft: Story = { args: { tagline: 'Comfort Crafted with Care' }, globals: { direction: 'rtl' } };
