import type { Meta, StoryObj } from '@storybook/react';
import { Logo } from './logo.tsx';

const meta = { title: 'Components/Logo', component: Logo, args: { name: 'Aaram' } } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTagline: Story = { args: { tagline: 'Comfort Crafted with Care' } };

export const NameOnly: Story = {};

export const Compact: Story = { args: { compact: true } };
