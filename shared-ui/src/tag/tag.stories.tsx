import type { Meta, StoryObj } from '@storybook/react';
import { hindiText, longText } from '#testing/story-texts.ts';
import { Tag } from './tag.tsx';

const meta = { title: 'Components/Tag', component: Tag, args: { children: 'weekend' } } satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = { args: { children: longText } };
export const Hindi: Story = { args: { children: hindiText, lang: 'hi' } };
