import type { Meta, StoryObj } from '@storybook/react';
import { hindiText, longText } from '#testing/story-texts.ts';
import { Logo } from './logo.tsx';

const meta = { title: 'Components/Logo', component: Logo, args: { name: 'Aaram' } } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTagline: Story = { args: { tagline: 'Comfort Crafted with Care' } };

export const NameOnly: Story = {};

export const Compact: Story = { args: { compact: true } };
export const LongText: Story = { args: { name: 'Aaram and Daughters of Bengaluru', tagline: longText } };
export const Hindi: Story = { args: { name: 'आराम', tagline: hindiText, lang: 'hi' } };
export const RightToLeft: Story = { args: { tagline: 'Comfort Crafted with Care' }, globals: { direction: 'rtl' } };
